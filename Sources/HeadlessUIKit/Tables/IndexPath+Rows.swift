public import Foundation

extension IndexPath {
  /// Creates the index path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The position of the section.
  public var section: Int { self[0] }
  /// The position of the row in its section.
  public var row: Int { self[1] }
}
