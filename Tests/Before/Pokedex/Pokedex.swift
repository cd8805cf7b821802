// Everything that is proved about the exercise: a suite for each finding of the key, and guards.
//
// Serialized, and taking turns with the learner's own tests, since in the before all phones share
// one service (finding 9).

import TestSupport
import Testing

@Suite(.serialized, .takingTurns, .timeLimit(.minutes(1))) enum Pokedex {}
