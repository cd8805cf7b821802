/// Something that a learner says about the code under review.
package struct Remark: Hashable, Sendable, Codable {
  /// Where, if it says so.
  package var places: [CodeRange]
  /// What, without the places.
  package var text: String

  /// Creates a remark.
  package init(places: [CodeRange] = [], text: String) {
    self.places = places
    self.text = text
  }
}
