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
        guard case .tuple(let parts) = value else { return EmptyView() }
        return ViewList(try parts.compactMap { try context.view(of: $0.value, at: context.mark) })
      }
    },
    .view("EquatableView") { Init(Parameter("content", .view)) { $0 } },
    .view("Group") {
      Init(Parameter("content", .content)) { view in Group { view } }
      Init(Parameter("subviews", .view), Parameter("transform", .function)) { content, transform in
        transform.content(.array(subviews(of: content).map { .view($0) }))
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
    ["WindowGroup", "Window", "DocumentGroup", "Settings", "MenuBarExtra", "ImmersiveSpace"].map { name in
      .view(name) {
        Init(
          Parameter(nil, .string, or: "").withoutEffect(ofWindow), Parameter("content", .view),
          ignoring: ["systemImage", "id", "for", "isInserted", "defaultValue", "migrationPlan"].map {
            Ignored($0, because: ofWindow)
          }
        ) { _, content in content }
      }
    }

  private static let ofWindow = "windows are drawn without their frames"
}
