// Everything that is proved about the exercise: a suite for each finding of the key, and guards.
//
// Serialized, since in the before all phones share one service (finding 9).

import Testing

@Suite(.serialized, .timeLimit(.minutes(1))) enum Pokedex {}
