import VitrineLayout

/// A control that switches between on and off.
///
/// With a type-erased label: `Toggle(isOn: binding) { AnyView(label) }`. A tap switches it.
public struct Toggle: ControlView {
  let isOn: Binding<Bool>
  let label: any View

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> some View) { (self.isOn, self.label) = (isOn, label()) }
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
  public init(_ title: some StringProtocol, systemImage name: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: name) }
  }

  public init<Values: RandomAccessCollection>(
    _ title: some StringProtocol, systemImage name: String, sources: Values,
    isOn: KeyPath<Values.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Label(title, systemImage: name) }
  }

  package var controlKind: NodeKind { .toggle }
  package var controlActions: ControlActions {
    ControlActions(
      tap: { isOn.wrappedValue.toggle() }, setBool: { isOn.wrappedValue = $0 }, role: .toggle(isOn: isOn.wrappedValue))
  }

  package func parts(in environment: EnvironmentValues) -> any View {
    let configuration = ToggleStyleConfiguration(label: AnyView(LeadingColumn(label)), isOn: isOn)
    return (environment[ToggleStyleKey.self] ?? DefaultToggleStyle()).anyBody(configuration)
  }
}

/// A type that defines the appearance of toggles.
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
  public let label: AnyView
  @Binding public var isOn: Bool
  public var isMixed = false

  init(label: AnyView, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyle {
  func anyBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: (any ToggleStyle)? { nil }
}

/// A style that shows a switch, a checkbox on the Mac outside of rows, or a button in toolbars and menus.
public struct DefaultToggleStyle: ToggleStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      switch environment.controlPlace {
      case .toolbar, .menu, .tabBar: ButtonToggleStyle().makeBody(configuration: configuration)
      case .anywhere where environment.text.profile == .macos:
        CheckboxToggleStyle().makeBody(configuration: configuration)
      case .row, .anywhere: SwitchToggleStyle().makeBody(configuration: configuration)
      }
    }
  }
}

/// A style that shows the label at the leading edge and a switch at the trailing edge.
public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  public init(tint: Color? = nil) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      let isAtEnd = !environment[LabelsHiddenKey.self]
      return LabeledRow(
        label: configuration.label, accessory: Switch(isOn: configuration.isOn, tint: tint, isAtEnd: isAtEnd))
    }
  }
}

/// A style that shows a button, which is filled while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let face = ButtonStyleConfiguration(role: nil, label: configuration.label) { configuration.isOn.toggle() }
    return BorderedFace(configuration: face) { _ in
      configuration.isOn ? (.white, Color.accentColor) : (.accentColor, Color(ink: .controlFill))
    }
  }
}

/// A style that shows a checkbox before the label.
public struct CheckboxToggleStyle: ToggleStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      HStack(spacing: environment.text.profile == .macos ? 4 : environment.points(8)) {
        Checkbox(isOn: configuration.isOn)
        if !environment[LabelsHiddenKey.self] { configuration.label }
      }
    }
  }
}

/// A style made from a closure.
package struct CustomToggleStyle: ToggleStyle {
  let make: (Configuration) -> any View
  package init(_ make: @escaping (Configuration) -> any View) { self.make = make }
  package func makeBody(configuration: Configuration) -> AnyView { AnyView(make(configuration)) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension View {
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    changingEnvironment { $0[ToggleStyleKey.self] = style }
  }
}

extension NodeKind {
  public static let toggle = NodeKind("Toggle")
}
