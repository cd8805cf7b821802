import Testing

/// Everything that is proved about the exercise: a suite for each finding of the key, and guards.
@Suite(.timeLimit(.minutes(5))) enum Recipes {}
