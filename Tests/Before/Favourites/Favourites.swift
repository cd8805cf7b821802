// Everything that is proved about the exercise: a suite for each finding of the key, and guards.
//
// Serialized, and taking turns with the learner's own tests, so that notifications that a learner's
// app posts reach that app only.

import TestSupport
import Testing

@Suite(.serialized, .takingTurns, .timeLimit(.minutes(5))) enum Favourites {}
