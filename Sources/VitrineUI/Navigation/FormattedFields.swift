import Foundation
import VitrineLayout

extension TextField where Label == Text {
  /// Creates a field for a value, which shows the value's formatted text.
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(title, text: Self.text(of: value, format), prompt: prompt)
  }
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding(
      get: { value.wrappedValue.map(format.format) ?? "" },
      set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
    self.init(title, text: text, prompt: prompt)
  }

  /// Creates a field for a value, which shows the value's text by a formatter.
  public init<V>(_ title: some StringProtocol, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(title, text: Self.text(of: value, formatter), prompt: prompt)
  }
  public init<V>(
    _ title: some StringProtocol, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) { self.init(title, value: value, formatter: formatter) }
  public init(
    _ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) { self.init(title, text: text) }

  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.init(title.key, text: text, prompt: prompt, axis: axis)
  }

  fileprivate static func text<F: ParseableFormatStyle>(
    of value: Binding<F.FormatInput>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } })
  }

  fileprivate static func text<V>(of value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
    Binding(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { string in if let value_ = Self.value(string, formatter) as? V { value.wrappedValue = value_ } })
  }

  private static func value(_ string: String, _ formatter: Formatter) -> Any? {
    (formatter as? NumberFormatter)?.number(from: string) ?? (formatter as? DateFormatter)?.date(from: string)
  }
}

extension TextField {
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: TextField<Text>.text(of: value, format), prompt: prompt, label: label)
  }
  public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: TextField<Text>.text(of: value, formatter), prompt: prompt, label: label)
  }
}

extension SecureField {
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(title.key, text: text, prompt: prompt)
  }
  public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
  }
}

extension Button where Content == Text {
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(title.key, role: role, action: action)
  }
}

extension Button where Content == AnyView {
  /// Creates a button of a custom style, from the configuration that the style is given.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, systemImage name: String) { self.init(title.key, systemImage: name) }
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, image name: String) { self.init(title.key, image: name) }
}

extension Label where Title == AnyView, Icon == AnyView {
  /// Creates a label of a custom style, from the configuration that the style is given.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

extension Toggle {
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { self.init(title.key, isOn: isOn) }
  /// Creates a toggle of a custom style, from the configuration that the style is given.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
  public init<C: RandomAccessCollection, L: View>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> L
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { bindings.allSatisfy(\.wrappedValue) }, set: { value in bindings.forEach { $0.wrappedValue = value } }),
      label: label)
  }
}

extension ProgressView {
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey) { self.init(title.key) }
  /// Creates a progress view of a custom style, from the configuration that the style is given.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(value: configuration.fractionCompleted)
  }
}

extension Section {
  @_disfavoredOverload
  public init<C: View>(_ title: LocalizedStringKey, @ViewBuilder content: () -> C) {
    self.init(title.key, content: content)
  }
}

extension NavigationLink {
  @_disfavoredOverload
  public init<D: View>(_ title: LocalizedStringKey, @ViewBuilder destination: @escaping () -> D) {
    self.init(title.key, destination: destination)
  }
  @_disfavoredOverload
  public init<D: View>(_ title: LocalizedStringKey, destination: D) { self.init(title.key, destination: destination) }
}
