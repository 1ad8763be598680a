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
