import HeadlessSwiftUI

/// A recipe of the household.
struct Recipe: Identifiable, Hashable, Codable {
  // finding 2, 3: what one person likes is no part of what everybody shares
  let id: String
  var title: String
  var ingredients: [String]
  var steps: [String]
  var photo: Data
}
