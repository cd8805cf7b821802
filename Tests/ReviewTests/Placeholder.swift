import Foundation
import Testing
@Test func dump() throws { let f = try FixtureCheckout(name: "fixture-lamp"); print(f.root.path) }
