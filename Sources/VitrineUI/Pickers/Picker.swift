import VitrineLayout

/// A control for choosing one of several values.
///
/// With type-erased views: `Picker(selection: binding) { AnyView(options) } label: { AnyView(label) }`, with a binding
/// to an `AnyHashable` and the same values in the options' `tag`.
public struct Picker: PrimitiveView {
  /// The selection, which is read only while nodes are made, so that the view whose body has the picker does not depend
  /// on it.
  private let chosen: () -> TagValue
  let select: (AnyHashable) -> Void
  let label: any View
  let content: any View

  public init<Value: Hashable>(
    selection: Binding<Value>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View
  ) {
    (chosen, self.label, self.content) = ({ TagValue(selection.wrappedValue) }, label(), content())
    select = { if let value = ($0 as? Value) ?? ($0.base as? Value) { selection.wrappedValue = value } }
  }

  public init<Value: Hashable>(
    selection: Binding<Value>, label: some View, @ViewBuilder content: () -> some View
  ) { self.init(selection: selection, content: content) { label } }

  public init<Value: Hashable>(
    _ title: some StringProtocol, selection: Binding<Value>, @ViewBuilder content: () -> some View
  ) { self.init(selection: selection, content: content) { Text(title) } }

  public init<Value: Hashable>(
    _ title: some StringProtocol, systemImage name: String, selection: Binding<Value>,
    @ViewBuilder content: () -> some View
  ) { self.init(selection: selection, content: content) { Label(title, systemImage: name) } }

  var selection: TagValue { chosen() }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let environment = context.environment
    var style = environment[PickerStyleKey.self]?._kind ?? .menu
    if style == .inline, ![.row, .menu].contains(environment.controlPlace) { style = .wheel }
    if style == .inline { return inlineRows(context) }
    let inner = context.inContainer(along: nil)
    var actions = ControlActions(select: select)
    actions.label = context.undrawnLabel(label)
    // In these two styles, people tap the options themselves.
    if style != .segmented, style != .radioGroup {
      actions.options = {
        let options = inner.nodes(of: content, step: .id("options"))
        for option in options { option.traits.actions.role = .choice(isChosen: option.isSelected(by: selection)) }
        return options
      }
    }
    let node = context.control("Picker", actions: actions) { _ in
      PickerFace(style: style, label: label, content: content, selection: selection, select: select)
    }
    if style == .menu { context.addMenu(to: node, on: .tap) { rows } }
    if style == .navigationLink { addScreen(to: node, context) }
    return [node]
  }

  /// The same picker as a list of rows, for a menu or a screen.
  private var rows: any View { self.pickerStyle(InlinePickerStyle()).labelsHidden() }

  /// Makes a tap on the node show a screen with the options.
  private func addScreen(to node: RenderNode, _ context: RenderContext) {
    guard let navigator = context.environment.navigator else { return }
    let link = context.identity
    node.traits.actions.tap = { navigator.follow(link) }
    let list = rows
    let target = NavigationDestination(link: link) { _ in
      EnvironmentReader { List(content: { AnyView(list) }).closing($0.dismissAction ?? {}) }
    }
    node.preferenceChanges.append(
      .transform(NavigationPreferences.token) { facts in
        var facts = facts
        facts.destinations.append(target)
        return facts
      })
  }

  /// Returns a row for the label and one for each option, with a checkmark in the selected one.
  private func inlineRows(_ context: RenderContext) -> [RenderNode] {
    let environment = context.environment
    let options = context.inContainer(along: nil).nodes(of: content, step: .index(0))
    let rows = options.enumerated().map { index, option in
      let isSelected = option.isSelected(by: selection)
      let node = context.appendingIdentity(.index(index + 1)).control("Picker") { _ in
        HStack(spacing: 0) {
          PrebuiltNodes(nodes: [option])
          Spacer(minLength: environment.points(8))
          Image(systemName: "checkmark").foregroundStyle(Color.accentColor).opacity(isSelected ? 1 : 0)
        }
      }
      node.traits.tag = option.traits.tag
      if let choice = option.traits.choice {
        node.traits.actions.tap = { select(choice) }
        node.traits.actions.role = .choice(isChosen: isSelected)
        node.traits.elementChoice = choice
      }
      return node
    }
    guard !environment[LabelsHiddenKey.self] else { return rows }
    return context.nodes(of: SideBySide(label).foregroundStyle(Color.secondary), step: .index(0)) + rows
  }
}

/// A type that defines the appearance of pickers.
public protocol PickerStyle {
  var _kind: PickerStyleKind { get }
}

/// The appearances of pickers.
public enum PickerStyleKind: String, Sendable, CaseIterable {
  case menu, segmented, wheel, inline, navigationLink, radioGroup
}

struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: (any PickerStyle)? { nil }
}

/// A style that shows a menu, drawn closed.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _kind: PickerStyleKind { .menu }
}
/// A style that shows a menu, drawn closed.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _kind: PickerStyleKind { .menu }
}
/// A style that shows all options in one row.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _kind: PickerStyleKind { .segmented }
}
/// A style that shows all options in one row, as a palette does in a menu.
public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _kind: PickerStyleKind { .segmented }
}
/// A style that shows a wheel with the selected option in the middle.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _kind: PickerStyleKind { .wheel }
}
/// A style that shows a row for each option.
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _kind: PickerStyleKind { .inline }
}
/// A style that shows a row that leads to a list of the options.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _kind: PickerStyleKind { .navigationLink }
}
/// A style that shows a radio button for each option.
public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}
  public var _kind: PickerStyleKind { .radioGroup }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension View {
  public func pickerStyle(_ style: some PickerStyle) -> some View {
    changingEnvironment { $0[PickerStyleKey.self] = style }
  }
}
