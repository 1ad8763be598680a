import VitrineLayout

/// A line of text to write in: what is written, or the prompt where nothing is.
///
/// With views of any type: `TextField(text: binding, prompt: prompt) { AnyView(label) }`; a field for another value is one for
/// its formatted text.
public struct TextField: ControlView {
  let text: Binding<String>
  private let label: FieldLabel
  let axis: Axis

  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    (self.text, label, self.axis) = (text, FieldLabel(title: Text(title), prompt: prompt), axis)
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> some View
  ) {
    (self.text, self.label, self.axis) = (text, FieldLabel(title: label(), prompt: prompt), axis)
  }

  public init(
    _ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) { self.init(title, text: text) }

  package var controlKind: NodeKind { "TextField" }
  package var controlActions: ControlActions { ControlActions(setText: { text.wrappedValue = $0 }) }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let actions = label.naming(controlActions, text.wrappedValue, context)
    return [context.control(controlKind, actions: actions) { parts(in: $0) }]
  }

  package func parts(in environment: EnvironmentValues) -> any View {
    FieldText(text: text.wrappedValue, prompt: label.shown, axis: axis)
  }
}

/// A text field that shows dots for what is written.
///
/// With views of any type: `SecureField(text: binding, prompt: prompt) { AnyView(label) }`.
public struct SecureField: ControlView {
  let text: Binding<String>
  private let label: FieldLabel

  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    (self.text, label) = (text, FieldLabel(title: Text(title), prompt: prompt))
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> some View) {
    (self.text, self.label) = (text, FieldLabel(title: label(), prompt: prompt))
  }

  package var controlKind: NodeKind { "SecureField" }
  package var controlActions: ControlActions { ControlActions(setText: { text.wrappedValue = $0 }) }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let actions = label.naming(controlActions, text.wrappedValue, context)
    return [context.control(controlKind, actions: actions) { parts(in: $0) }]
  }

  package func parts(in environment: EnvironmentValues) -> any View {
    FieldText(
      text: String(repeating: "•", count: min(text.wrappedValue.count, 200)), prompt: label.shown, axis: .horizontal,
      isSecure: true)
  }
}

/// What a field is for: its title, which is what it is called, and what it shows where nothing is written.
struct FieldLabel {
  let title: any View
  let prompt: Text?

  var shown: any View { if let prompt { prompt } else { title } }

  /// The actions with the title as the field's name, where the field does not show it.
  func naming(_ actions: ControlActions, _ text: String, _ context: RenderContext) -> ControlActions {
    guard prompt != nil || !text.isEmpty else { return actions }
    let place = context.inContainer(along: nil)
    var actions = actions
    actions.label = { [title] in place.nodes(of: title, step: .id("label")) }
    return actions
  }
}

/// What stands in a field: as wide as is proposed, its line rounded up to a whole point and one more high (22 for body text). The
/// prompt of a secure field has a line rounded up to a whole point (21), its dots a line as text has it (20.33).
struct FieldText: PrimitiveView {
  let text: String
  let prompt: any View
  let axis: Axis
  var isSecure = false

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let environment = context.environment
    let line = content(environment).frame(
      minWidth: 0, maxWidth: .infinity, minHeight: height(environment), alignment: environment.fieldAlignment)
    guard environment[TextFieldStyleKey.self]?._isBordered == true else {
      return context.nodes(of: line, step: .index(0))
    }
    let border = RoundedRectangle(cornerRadius: environment.points(6))
    let field = line.padding(environment.insets(7, 6)).background(style: Color(ink: .background), in: border)
      .overlay(border.strokeBorder(Color(ink: .separator), lineWidth: 1))
    return context.nodes(of: field, step: .index(0))
  }

  private func height(_ environment: EnvironmentValues) -> Double {
    isSecure ? (text.isEmpty ? environment.fieldHeight - 1 : 0) : environment.fieldHeight
  }

  private func content(_ environment: EnvironmentValues) -> AnyView {
    let written: any View =
      text.isEmpty ? SideBySide(prompt).foregroundStyle(Color(ink: .placeholder)) : Text(text)
    guard axis == .horizontal else { return AnyView(written) }
    return AnyView(AnyView(written).lineLimit(1))
  }
}

extension EnvironmentValues {
  /// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
  fileprivate var fieldHeight: Double {
    let (face, style) = (text.font ?? .body).resolved(text)
    let height = (text.profile.lineMetrics(size: face.size, style: style).height - 1e-9).rounded(.up) + 1
    return text.profile == .ios26 && controlPlace == .row ? max(height, 22) : height
  }

  /// Where text stands in a field.
  fileprivate var fieldAlignment: Alignment {
    switch multilineTextAlignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// How text fields look.
public protocol TextFieldStyle {
  var _isBordered: Bool { get }
}

struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: (any TextFieldStyle)? { nil }
}

/// The text alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _isBordered: Bool { false }
}
/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _isBordered: Bool { false }
}
/// The text in a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _isBordered: Bool { true }
}
/// The text in a border, drawn rounded.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _isBordered: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    changingEnvironment { $0[TextFieldStyleKey.self] = style }
  }
}
