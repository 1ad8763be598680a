/// The role of a view for assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var names: Set<String>

  public init() { names = [] }
  private init(_ name: String) { names = [name] }

  public static let isButton = AccessibilityTraits("isButton")
  public static let isHeader = AccessibilityTraits("isHeader")
  public static let isImage = AccessibilityTraits("isImage")
  public static let isLink = AccessibilityTraits("isLink")
  public static let isModal = AccessibilityTraits("isModal")
  public static let isSearchField = AccessibilityTraits("isSearchField")
  public static let isSelected = AccessibilityTraits("isSelected")
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  public static let isStaticText = AccessibilityTraits("isStaticText")
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  public static let isTabBar = AccessibilityTraits("isTabBar")
  public static let isToggle = AccessibilityTraits("isToggle")
  public static let playsSound = AccessibilityTraits("playsSound")
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")

  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { changed { $0.formUnion(other.names) } }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed { $0.formIntersection(other.names) }
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed { $0.formSymmetricDifference(other.names) }
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }
  public mutating func insert(
    _ member: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { formUnion(member) }
    return (!contains(member), member)
  }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    defer { names.subtract(member.names) }
    return contains(member) ? member : nil
  }
  public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
    defer { formUnion(member) }
    return contains(member) ? member : nil
  }

  private func changed(_ change: (inout Set<String>) -> Void) -> AccessibilityTraits {
    var traits = self
    change(&traits.names)
    return traits
  }
}
