/// What a view is, as VoiceOver is told.
///
/// Left out: the traits that no element of the kit's screens can have.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var raw: Set<Int>

  /// Makes an empty set.
  public init() { raw = [] }
  private init(_ trait: Int) { raw = [trait] }
  private init(raw: Set<Int>) { self.raw = raw }

  /// It can be tapped.
  public static let isButton = AccessibilityTraits(0)
  /// It begins a part of the screen.
  public static let isHeader = AccessibilityTraits(1)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(2)
  /// It leads somewhere.
  public static let isLink = AccessibilityTraits(3)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(4)
  /// It is a field to search in.
  public static let isSearchField = AccessibilityTraits(5)
  /// It is a switch.
  public static let isToggle = AccessibilityTraits(6)

  /// Whether a set of traits is in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool { raw.isSuperset(of: member.raw) }

  /// The traits of both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(raw: raw.union(other.raw))
  }

  /// The traits that both have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(raw: raw.intersection(other.raw))
  }

  /// The traits that only one of both has.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(raw: raw.symmetricDifference(other.raw))
  }

  /// Adds traits.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    raw.formUnion(newMember.raw)
    return (isNew, newMember)
  }

  /// Takes traits away.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = raw.intersection(member.raw)
    raw.subtract(member.raw)
    return removed.isEmpty ? nil : AccessibilityTraits(raw: removed)
  }

  /// Adds traits.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { raw.formUnion(other.raw) }

  /// Keeps the traits that another set has too.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    raw.formIntersection(other.raw)
  }

  /// Keeps the traits that only one of both has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    raw.formSymmetricDifference(other.raw)
  }
}
