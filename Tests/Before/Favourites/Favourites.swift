// Everything that is proved about the exercise: a suite for each finding of the key, and guards.
//
// Serialized, so that notifications that a learner's app posts reach that app only.

import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) enum Favourites {}
