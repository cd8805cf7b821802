// Everything that is proved about the exercise: a suite for each finding of the key, and guards.
//
// Serialized, and taking turns with the learner's own tests, since the before reaches its bank
// through a global (finding 12).

import TestSupport
import Testing

@Suite(.serialized, .takingTurns, .timeLimit(.minutes(5))) enum Transactions {}
