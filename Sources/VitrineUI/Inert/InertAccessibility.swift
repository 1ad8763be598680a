import VitrineLayout

// Descriptions for assistive technologies. They change nothing in a picture.

/// Accessibility and speech.
extension View {
  public func accessibility(label: Text) -> some View { self }
  public func accessibility(hidden: Bool) -> some View { self }
  public func accessibility(hint: Text) -> some View { self }
  public func accessibility(value: Text) -> some View { self }
  public func accessibility(identifier: String) -> some View { self }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
  public func accessibility(sortPriority: Double) -> some View { self }
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }
  public func accessibilityHint(_ hint: Text) -> some View { self }
  public func accessibilityValue(_ value: some StringProtocol) -> some View { self }
  public func accessibilityValue(_ value: Text) -> some View { self }
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View {
    self
  }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
}

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

/// Accessibility and speech.
extension View {
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
  public func accessibilityInputLabels(_ labels: [some StringProtocol]) -> some View { self }
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ content: () -> V) -> some View { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public func accessibilityRespondsToUserInteraction(_ active: Bool = true) -> some View { self }
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

/// Accessibility and speech.
extension View {
  public func accessibilityCustomContent(
    _ label: some StringProtocol, _ value: some StringProtocol, importance: AccessibilityImportance = .default
  ) -> some View { self }
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: some StringProtocol, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

/// The way a view presents the views inside it to assistive technologies.
public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }

/// The kind of an action for assistive technologies.
public enum AccessibilityActionKind: Equatable {
  case `default`, escape, magicTap, delete, showMenu
  case named(Text)

  public init(named name: Text) { self = .named(name) }
}

/// The direction in which people adjust a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// The level of a heading.
public enum AccessibilityHeadingLevel: Hashable, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// The kind of a text.
public enum AccessibilityTextContentType: Hashable, Sendable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// The role of a view in a pair of a label and a content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// The importance of a description.
public enum AccessibilityImportance: Hashable, Sendable { case `default`, high }

/// The content of a rotor, which leads to elements of a kind.
public protocol AccessibilityRotorContent {}

/// A result builder for the entries of a rotor.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data, identifying: { $0[keyPath: id] }, content: content) }
}

extension ForEach where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identifying: { $0.id }, content: content)
  }
}

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public init(_ label: some StringProtocol, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}) {}
  public init(_ label: Text, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}) {}
  public init(_ label: some StringProtocol, id: ID, prepare: @escaping () -> Void = {}) {}
}
