import FenceEvaluation
import VitrineUI

/// Styles of controls, of which each is of a type of its own.
extension Kind {
  /// A style by its name, one of VitrineUI's own, or one of a type that the fence declares.
  ///
  /// - Parameters:
  ///   - name: the protocol's name.
  ///   - other: a protocol whose static members do as well.
  ///   - usual: the style where nothing is known of the one that is given.
  ///   - declared: the style that stands for the fence's own.
  static func style(
    _ name: String, or other: String? = nil, usual: @autoclosure @escaping @Sendable () -> T,
    declared: @escaping @Sendable (FenceStyle) throws -> T
  ) -> Kind {
    let names = [name] + (other.map { [$0] } ?? [])
    return Kind(name: name) { argument, context in
      guard let value = try? argument.plain() else { return false }
      switch value {
      case .instance: return true
      case .implicit(let implicit): return names.contains { context.knows(implicit, of: $0) }
      case .native(let native): return native is T || native is UnknownValue
      default: return false
      }
    } read: { argument, context in
      var value = try argument.plain()
      if case .implicit(let implicit) = value {
        let type = names.first { context.knows(implicit, of: $0) } ?? name
        value = try context.evaluator.resolve(implicit, as: type)
        StandInStyle.warn(of: implicit.name, name, context)
      }
      switch value {
      case .instance(let instance):
        return try declared(FenceStyle(name: name, instance: instance, argument: argument, context: context))
      case .native(is UnknownValue): return usual()
      case .native(let native): if let style = native as? T { return style }
      default: break
      }
      throw Mismatch(argument: argument, wanted: name)
    }
  }

  /// A style that fences choose and can't declare.
  static func namedStyle(_ name: String, usual: @autoclosure @escaping @Sendable () -> T) -> Kind {
    .style(name, usual: usual()) { throw Mismatch(argument: $0.argument, wanted: name) }
  }
}

/// A style of controls that a fence declares, with `makeBody(configuration:)`.
struct FenceStyle {
  let name: String
  let instance: Instance
  let argument: CallArgument
  let context: CallContext

  /// What `makeBody` makes of a configuration, while views are rendered.
  func body(_ configuration: [String: Value]) -> any View {
    body(
      calling: "makeBody",
      .tuple(configuration.sorted { $0.key < $1.key }.map { (label: $0.key, value: $0.value) }))
  }

  /// The view that a method of the style makes of a configuration, while views are rendered.
  func body(calling method: String, _ value: Value) -> any View {
    context.late(EmptyView()) {
      let argument = CallArgument(label: "configuration", value: value, mark: context.mark)
      // A style reads the environment of the control that it draws.
      let live = try ViewScope.current.map { try instance.live(in: $0, context.evaluator) } ?? instance
      let result = try context.evaluator.callMethod(method, .instance(live), [argument], context.mark)
      return try context.view(of: result, at: context.mark) ?? EmptyView()
    }
  }

  /// A part that may be missing.
  static func part(_ view: AnyView?) -> Value {
    guard let view, !(view.view is EmptyView) else { return .nothing }
    return .view(view)
  }
}

extension Kind where T == any ButtonStyle {
  static var buttonStyle: Kind {
    .style("ButtonStyle", or: "PrimitiveButtonStyle", usual: DefaultButtonStyle()) { style in
      CustomButtonStyle { configuration in
        style.body([
          "label": .view(configuration.label), "isPressed": .boolean(configuration.isPressed),
          "role": .optional(configuration.role.map { .native($0) }),
          "trigger": .function(
            FunctionValue(name: "trigger") { _, _ in
              configuration.trigger()
              return .void
            }),
        ])
      }
    }
  }
}

extension Kind where T == any LabelStyle {
  static var labelStyle: Kind {
    .style("LabelStyle", usual: DefaultLabelStyle()) { style in
      CustomLabelStyle { style.body(["title": .view($0.title), "icon": .view($0.icon)]) }
    }
  }
}

extension Kind where T == any ToggleStyle {
  static var toggleStyle: Kind {
    .style("ToggleStyle", usual: DefaultToggleStyle()) { style in
      CustomToggleStyle { configuration in
        style.body([
          "label": .view(configuration.label), "isOn": .boolean(configuration.isOn),
          "$isOn": .binding(
            BindingValue(
              get: { .boolean(configuration.isOn) },
              set: { value in if case .boolean(let truth) = value { configuration.isOn = truth } })),
        ])
      }
    }
  }
}

extension Kind where T == any GaugeStyle {
  static var gaugeStyle: Kind {
    .style("GaugeStyle", usual: DefaultGaugeStyle()) { style in
      CustomGaugeStyle { configuration in
        style.body([
          "value": .double(configuration.value), "label": .view(configuration.label),
          "currentValueLabel": FenceStyle.part(configuration.currentValueLabel),
          "minimumValueLabel": FenceStyle.part(configuration.minimumValueLabel),
          "maximumValueLabel": FenceStyle.part(configuration.maximumValueLabel),
        ])
      }
    }
  }
}

extension Kind where T == any ProgressViewStyle {
  static var progressViewStyle: Kind {
    .style("ProgressViewStyle", usual: DefaultProgressViewStyle()) { style in
      CustomProgressViewStyle { configuration in
        style.body([
          "fractionCompleted": .optional(configuration.fractionCompleted.map { .double($0) }),
          "label": FenceStyle.part(configuration.label),
          "currentValueLabel": FenceStyle.part(configuration.currentValueLabel),
        ])
      }
    }
  }
}

extension Kind where T == any GroupBoxStyle {
  static var groupBoxStyle: Kind {
    .style("GroupBoxStyle", usual: DefaultGroupBoxStyle()) { style in
      CustomGroupBoxStyle { style.body(["label": .view($0.label), "content": .view($0.content)]) }
    }
  }
}

extension Kind where T == any LabeledContentStyle {
  static var labeledContentStyle: Kind {
    .style("LabeledContentStyle", usual: DefaultLabeledContentStyle()) { style in
      CustomLabeledContentStyle { style.body(["label": .view($0.label), "content": .view($0.content)]) }
    }
  }
}

extension Kind where T == any TextFieldStyle {
  static var textFieldStyle: Kind {
    .style("TextFieldStyle", usual: DefaultTextFieldStyle()) { DeclaredTextFieldStyle(style: $0) }
  }
}

/// A style of text fields that a fence declares.
private struct DeclaredTextFieldStyle: TextFieldStyle {
  let style: FenceStyle

  func _body(configuration: TextField<_Label>) -> some View {
    AnyView(style.body(calling: "_body", .view(configuration)))
  }
}

extension Kind where T == any PickerStyle {
  static var pickerStyle: Kind { .namedStyle("PickerStyle", usual: DefaultPickerStyle()) }
}

extension Kind where T == any ListStyle {
  static var listStyle: Kind { .namedStyle("ListStyle", usual: DefaultListStyle()) }
}
