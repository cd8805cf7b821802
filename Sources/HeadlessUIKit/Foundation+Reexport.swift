// UIKit re-exports Foundation, and its Objective-C half re-exports what Observation needs. Code
// that imports only UIKit relies on both.
@_exported public import Foundation
@_exported public import Observation
