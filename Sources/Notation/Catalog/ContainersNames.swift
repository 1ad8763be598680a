import FenceEvaluation
import VitrineUI

/// Containers without a layout of their own, scroll views, spacers, and the scenes of an app.
enum ContainersNames {
  static let containers: [NameBinding] = [
    .view("AnyView") {
      Init(Parameter(nil, .content)) { $0 }
      Init(Parameter("erasing", .content)) { $0 }
    },
    .view("TupleView") {
      ContextInit(Parameter(nil, .any)) { context, value in
        guard let parts = value.parts else { return EmptyView() }
        return ViewList(try parts.compactMap { try context.view(of: $0, at: context.mark) })
      }
    },
    .view("StaticConfiguration") { widget(ignoring: []) },
    .view("AppIntentConfiguration") { widget(ignoring: ["intent"]) },
    .view("IntentConfiguration") { widget(ignoring: ["intent"]) },
    .view("EquatableView") { Init(Parameter("content", .view)) { InterpretedView.comparingByItself($0) } },
    .modifier("equatable") { Modifier { InterpretedView.comparingByItself($0) } },
    .view("Group") {
      Init(Parameter("content", .content)) { view in Group { view } }
      Init(Parameter("subviews", .view), Parameter("transform", .function)) { content, transform in
        transform.content(.array(identifiedSubviews(of: content).map { .view($0) }))
      }
      Init(Parameter("sections", .view), Parameter("transform", .function)) { content, transform in
        transform.content(.array(SectionValue.all(in: content).map { .native($0) }))
      }
    },
    .view("ScrollViewReader") {
      Init(Parameter("content", .function)) { build in ScrollViewReader { build.content(.native($0)) } }
    },
    .view("GeometryReader") {
      Init(Parameter("content", .function)) { build in GeometryReader { proxy in build.content(.native(proxy)) } }
    },
  ]

  /// A widget with the entry that its provider has for the time before there is another.
  private static func widget(ignoring labels: [String]) -> [Overload] {
    [
      ContextInit(
        Parameter("kind", .any).withoutEffect("it is a name for the system"), Parameter("provider", .any),
        Parameter("content", .function), ignoring: labels.map { Ignored($0, because: "people choose it") }
      ) { context, _, provider, content in
        let moment = CallArgument(label: "in", value: .native(InertValue(name: "Context")), mark: context.mark)
        return content.content(
          try context.evaluator.callMethod("placeholder", provider, [moment], context.mark))
      }.overload
    ]
  }

  /// A document as the editor's closure is told of it.
  private static func document(_ made: Value, _ context: CallContext) throws -> Value {
    let box = Box(made)
    if case .function = made { box.value = try context.call(made, []) }
    let binding = BindingValue(get: { try box.read() }, set: { try box.write($0) }, location: box.location)
    return .tuple([
      (label: "document", value: box.value), (label: "$document", value: .binding(binding)),
      (label: "fileURL", value: .nothing), (label: "isEditable", value: .boolean(true)),
    ])
  }

  /// What views tell the containers around them.
  static let containerValues: [NameBinding] = [
    .modifier("containerValue") {
      Modifier(Parameter(nil, .keyPath), Parameter(nil, .any)) {
        (view: any View, path: [String], value: Value) -> any View in
        modified(view, by: ContainerValueModifier(path.joined(separator: "."), value.settled))
      }
    }
  ]

  /// An app's first window is drawn as its content.
  static let scenes: [NameBinding] =
    ["WindowGroup", "Window", "Settings", "MenuBarExtra", "ImmersiveSpace"].map { name in
      .view(name) {
        Init(
          Parameter(nil, .string, or: "").withoutEffect(ofWindow), Parameter("content", .view),
          ignoring: ["systemImage", "id", "for", "isInserted", "defaultValue", "migrationPlan"].map {
            Ignored($0, because: ofWindow)
          }
        ) { _, content in content }
      }
    }

  static let documents: [NameBinding] = [
    .view("DocumentGroup") {
      ContextInit(Parameter("newDocument", .any), Parameter("editor", .function)) { context, made, editor in
        editor.content(try document(made, context))
      }
    }
  ]

  private static let ofWindow = "windows are drawn without their frames"
}

extension Value {
  /// What a tuple, or a pack, is made of.
  fileprivate var parts: [Value]? {
    switch self {
    case .tuple(let parts): parts.map(\.value)
    case .array(let elements): elements
    default: nil
    }
  }
}
