// Everything that is proved about the exercise: a suite for each finding of the key, and guards.

import Testing

@Suite(.timeLimit(.minutes(5))) enum Discover {}
