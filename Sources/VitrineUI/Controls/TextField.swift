import VitrineLayout

/// A control for editing a line of text; it shows its prompt while the text is empty.
///
/// With type-erased views: `TextField(text: binding, prompt: prompt) { AnyView(label) }`. For a value of another type,
/// pass its formatted text.
public struct TextField<Label: View>: ControlView {
  let text: Binding<String>
  fileprivate let label: FieldLabel
  let axis: Axis

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) {
    (self.text, self.label, self.axis) = (text, FieldLabel(title: label(), prompt: prompt), axis)
  }

  package var controlKind: NodeKind { "TextField" }
  package var controlActions: ControlActions { ControlActions(setText: { text.wrappedValue = $0 }) }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    if let style = context.environment[TextFieldStyleKey.self], style._hasBody {
      return context.nodes(of: styled(style, context.environment), step: .id("style"))
    }
    let actions = label.naming(controlActions, text.wrappedValue, context)
    return [context.control(controlKind, actions: actions) { parts(in: $0) }]
  }

  package func parts(in environment: EnvironmentValues) -> any View {
    FieldText(text: text.wrappedValue, prompt: label.shown, axis: axis)
  }
}

extension TextField {
  /// Returns the field as a custom style shows it, which is given a field without a style.
  private func styled(_ style: some TextFieldStyle, _ environment: EnvironmentValues) -> any View {
    let label = label.title
    let plain = TextField<TextFieldStyleLabel>(text: text, prompt: self.label.prompt, axis: axis) {
      TextFieldStyleLabel(label: AnyView(label))
    }
    return style._body(configuration: plain).changingEnvironment { $0[TextFieldStyleKey.self] = PlainTextFieldStyle() }
  }
}

extension TextField where Label == Text {
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  public init(
    _ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) { self.init(title, text: text) }
}

/// A text field that shows dots in place of its characters.
///
/// With type-erased views: `SecureField(text: binding, prompt: prompt) { AnyView(label) }`.
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

/// The title and the prompt of a text field. The title names the field, and is its placeholder if there is no prompt.
struct FieldLabel {
  let title: any View
  let prompt: Text?

  var shown: any View { if let prompt { prompt } else { title } }

  /// Returns the actions with the title as the field's name, if the field doesn't show its title.
  func naming(_ actions: ControlActions, _ text: String, _ context: RenderContext) -> ControlActions {
    guard prompt != nil || !text.isEmpty else { return actions }
    var actions = actions
    actions.label = context.undrawnLabel(title)
    return actions
  }
}

/// The text or the prompt of a field, as wide as proposed.
///
/// Its line is rounded up to a whole point, plus one point (22 points for body text). In a secure field, the prompt has
/// a line rounded up to a whole point (21 points), and the dots have a line as in a text (20.33 points).
struct FieldText: PrimitiveView {
  let text: String
  let prompt: any View
  let axis: Axis
  var isSecure = false

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let environment = context.environment
    let isMac = environment.text.profile == .macos
    let line = content(environment).frame(
      minWidth: 0, maxWidth: .infinity, minHeight: height(environment), alignment: environment.fieldAlignment)
    let isBordered = environment[TextFieldStyleKey.self]?._isBordered
    guard isBordered ?? (isMac && environment.controlPlace == .anywhere) else {
      return context.nodes(of: line, step: .index(0))
    }
    if isMac { return context.nodes(of: bezelled(line), step: .index(0)) }
    let border = RoundedRectangle(cornerRadius: environment.points(6))
    // 34 points high with text of 16 points, too.
    let field = line.padding(environment.insets(7, 6)).frame(minHeight: environment.text.profile == .book ? nil : 34)
      .background(style: Color(ink: .background), in: border)
      .overlay(border.strokeBorder(Color(ink: .separator), lineWidth: 1))
    return context.nodes(of: field, step: .index(0))
  }

  /// Returns the line in a field of the Mac: a white bezel of 20.5 points in a frame of 22, with a line at its foot.
  ///
  /// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
  private func bezelled(_ line: some View) -> any View {
    let bezel = ControlPart("bezel", rule: FlexibleLeafRule()) { frame, _ in
      let face = Rect(x: frame.minX, y: frame.minY + 0.75, width: frame.width, height: frame.height - 1.5)
      let foot = Rect(x: face.minX, y: face.maxY - 0.5, width: face.width, height: 0.5)
      let edge = Stroke(.ink(.separator), width: 0.5)
      return [
        .rectangle(face, cornerRadius: 0, .ink(.background), edge),
        .rectangle(foot, cornerRadius: 0, .ink(.secondary), nil),
      ]
    }
    return line.padding(.horizontal, 5).frame(minHeight: 22).background { bezel }
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
  /// The minimum height of a field's line, in points.
  ///
  /// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
  fileprivate var fieldHeight: Double {
    let (face, style) = (text.font ?? .body).resolved(text)
    let height = (text.profile.lineMetrics(size: face.size, style: style).height - 1e-9).rounded(.up) + 1
    return text.profile == .ios26 && controlPlace == .row ? max(height, 22) : height
  }

  /// The alignment of the text in a field.
  fileprivate var fieldAlignment: Alignment {
    switch multilineTextAlignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// A type that defines the appearance of text fields.
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = TextFieldStyleLabel
  /// Returns a field in the style.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
  /// Whether the style draws a border.
  var _isBordered: Bool { get }
  /// Whether the style makes the view of a field itself.
  var _hasBody: Bool { get }
}

extension View {
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    changingEnvironment { $0[TextFieldStyleKey.self] = style }
  }
}

extension TextFieldStyle {
  public var _isBordered: Bool { false }
  public var _hasBody: Bool { true }
}

/// A style that the renderer draws.
public protocol _DrawnTextFieldStyle: TextFieldStyle {}

extension _DrawnTextFieldStyle {
  public func _body(configuration: TextField<TextFieldStyleLabel>) -> some View { configuration }
  public var _hasBody: Bool { false }
}

/// The label of a field in a style.
public struct TextFieldStyleLabel: View {
  let label: AnyView
  public var body: some View { label }
}

struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: (any TextFieldStyle)? { nil }
}

/// A style that shows the text alone.
public struct DefaultTextFieldStyle: _DrawnTextFieldStyle {
  public init() {}
  public var _isBordered: Bool { false }
}
/// A style that shows the text alone.
public struct PlainTextFieldStyle: _DrawnTextFieldStyle {
  public init() {}
  public var _isBordered: Bool { false }
}
/// A style that shows the text in a rounded border.
public struct RoundedBorderTextFieldStyle: _DrawnTextFieldStyle {
  public init() {}
  public var _isBordered: Bool { true }
}
/// A style that shows the text in a border, which is drawn rounded.
public struct SquareBorderTextFieldStyle: _DrawnTextFieldStyle {
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
