// Everything that is proved about the exercise: a suite for each finding of the key, and guards.
//
// Serialized, since the before reaches its bank through a global (finding 12).

import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) enum Transactions {}
