import Foundation
import VitrineLayout
import VitrineUI

extension Catalog {
  mutating func addLayoutViews() {
    // An app's first window is drawn as its content.
    for scene in ["WindowGroup", "Window", "DocumentGroup", "Settings", "MenuBarExtra", "ImmersiveSpace"] {
      view(
        scene, "_: String?, systemImage: Any?, id: Any?, for: Any?, content: View",
        "_: String?, systemImage: Any?, id: Any?, for: Any?, _: View"
      ) { $0.view(4) }
    }
    view("Text", "_: Text") { $0.view(0) }
    view("Text", "_: String, tableName: Any?, bundle: Any?, comment: Any?", "verbatim: String") {
      Text($0.string(0) ?? "")
    }
    view("Text", "_: Any, format: Any", "_: Any, style: Any", "_: Any, formatter: Any") { inputs in
      Text(Formatting.text(inputs[0] ?? .nothing, by: inputs[1] ?? .nothing))
    }
    view("Text", "timerInterval: Any, pauseTime: Any?, countsDown: Any?, showsHours: Any?") { _ in Text("0:00") }
    view("Text", "_: View") { inputs in (inputs.view(0) as? Image).map { Text($0) } ?? Text("") }
    view("Text", "_: Any") { Text(try $0.interpreter.describe($0[0] ?? .nothing)) }
    unlabeledBuilder("HStack", "alignment: VerticalAlignment?, spacing: Double?, _: View") { inputs in
      Self.stack(.horizontal, inputs)
    }
    unlabeledBuilder("VStack", "alignment: HorizontalAlignment?, spacing: Double?, _: View") { inputs in
      Self.stack(.vertical, inputs)
    }
    unlabeledBuilder("ZStack", "alignment: Alignment?, _: View") { inputs in
      return makeZStack(inputs.view(1), alignment: inputs.native(0) ?? .center)
    }
    view("Spacer", "minLength: Double?") { Spacer(minLength: $0.double(0)) }
    view("_HSpacer", "minWidth: Double?") { _HSpacer(minWidth: $0.double(0)) }
    view("_VSpacer", "minHeight: Double?") { _VSpacer(minHeight: $0.double(0)) }
    view("Divider", "") { _ in Divider() }
    view("EmptyView", "") { _ in EmptyView() }
    view("AnyView", "_: View", "erasing: View") { AnyView($0.view(0)) }
    view("TupleView", "_: Tuple") { inputs in
      guard case .tuple(let parts)? = inputs[0] else { return EmptyView() }
      return ViewList(try parts.compactMap { try inputs.interpreter.view(of: $0.value, inputs.mark) })
    }
    view("EquatableView", "content: View") { $0.view(0) }
    unlabeledBuilder("Group", "_: View") { inputs in Group { inputs.views(0) } }
    unlabeledBuilder("ScrollView", "_: Axes?, showsIndicators: Bool?, _: View") { inputs in
      ScrollView((inputs.has(0) ? axes(inputs, 0) : .vertical)) { inputs.views(2) }
    }
    unlabeledBuilder("ScrollViewReader", "_: Function") { inputs in
      AnyView(inputs.build(0, [.native(InertValue(name: "ScrollViewProxy"))]))
    }
    unlabeledBuilder("LazyVStack", "alignment: HorizontalAlignment?, spacing: Double?, pinnedViews: Any?, _: View") {
      inputs in
      LazyVStack(alignment: inputs.native(0) ?? .center, spacing: inputs.double(1)) { inputs.views(3) }
    }
    unlabeledBuilder("LazyHStack", "alignment: VerticalAlignment?, spacing: Double?, pinnedViews: Any?, _: View") {
      inputs in
      LazyHStack(alignment: inputs.native(0) ?? .center, spacing: inputs.double(1)) { inputs.views(3) }
    }
    unlabeledBuilder(
      "LazyVGrid", "columns: Array, alignment: HorizontalAlignment?, spacing: Double?, pinnedViews: Any?, _: View"
    ) { inputs in
      LazyVGrid(
        columns: try Self.gridItems(inputs, 0), alignment: inputs.native(1) ?? .center, spacing: inputs.double(2)
      ) { inputs.views(4) }
    }
    unlabeledBuilder(
      "LazyHGrid", "rows: Array, alignment: VerticalAlignment?, spacing: Double?, pinnedViews: Any?, _: View"
    ) { inputs in
      LazyHGrid(rows: try Self.gridItems(inputs, 0), alignment: inputs.native(1) ?? .center, spacing: inputs.double(2))
      { inputs.views(4) }
    }
    unlabeledBuilder("Grid", "alignment: Alignment?, horizontalSpacing: Double?, verticalSpacing: Double?, _: View") {
      inputs in
      Grid(
        alignment: inputs.native(0) ?? .center, horizontalSpacing: inputs.double(1), verticalSpacing: inputs.double(2)
      ) { inputs.views(3) }
    }
    unlabeledBuilder("GridRow", "alignment: VerticalAlignment?, _: View") { inputs in
      GridRow(alignment: inputs.native(0)) { inputs.views(1) }
    }
    unlabeledBuilder("ViewThatFits", "in: Axes?, _: View") { inputs in
      ViewThatFits(in: axes(inputs, 0)) { inputs.views(1) }
    }
    unlabeledBuilder("GeometryReader", "_: Function") { inputs in
      GeometryReader { proxy in AnyView(inputs.build(0, [.native(proxy)])) }
    }
    addForEach()
    addImages()
    native("HStackLayout", "alignment: VerticalAlignment?, spacing: Double?") {
      HStackLayout(alignment: $0.native(0) ?? .center, spacing: $0.double(1))
    }
    native("VStackLayout", "alignment: HorizontalAlignment?, spacing: Double?") {
      VStackLayout(alignment: $0.native(0) ?? .center, spacing: $0.double(1))
    }
    native("ZStackLayout", "alignment: Alignment?") { ZStackLayout(alignment: $0.native(0) ?? .center) }
    native("GridLayout", "alignment: Alignment?, horizontalSpacing: Double?, verticalSpacing: Double?") {
      GridLayout(alignment: $0.native(0) ?? .center, horizontalSpacing: $0.double(1), verticalSpacing: $0.double(2))
    }
    native("AnyLayout", "_: Any") { inputs in
      if let layout = inputs.native(0, as: Any.self) as? any Layout { return AnyLayout(layout) }
      if case .instance(let instance)? = inputs[0] {
        return AnyLayout(InterpretedLayout(instance, inputs.interpreter, inputs.mark))
      }
      throw Failure("type-mismatch", "\(inputs[0]?.typeName ?? "nothing") is no Layout", inputs.mark)
    }
  }

  /// A view whose content stands last: as a trailing closure, or labelled `content:`.
  private mutating func unlabeledBuilder(
    _ name: String, _ signature: String, make: @escaping (Inputs) throws -> any View
  ) {
    view(name, signature, make: make)
    if let range = signature.range(of: "_: View", options: .backwards)
      ?? signature.range(of: "_: Function", options: .backwards)
    {
      view(name, signature.replacingCharacters(in: range, with: "content" + signature[range].dropFirst()), make: make)
    }
  }

  private mutating func addForEach() {
    func each(_ inputs: Inputs, _ contentIndex: Int) throws -> any View {
      guard let collection = inputs[0] else { return EmptyView() }
      var elements: [Value]
      var bindings: ((Int) -> Value)?
      if case .binding(let binding) = collection {
        elements = try inputs.interpreter.elements(of: binding.get(), inputs.mark)
        bindings = { index in
          .binding(
            BindingValue(
              get: { try inputs.interpreter.elements(of: binding.get(), inputs.mark)[index] },
              set: {
                try binding.set(
                  StandardLibrary.settingElement(
                    of: binding.get(), [.integer(index)], to: $0, inputs.interpreter, inputs.mark))
              }))
        }
      } else {
        elements = try inputs.interpreter.elements(of: collection, inputs.mark)
      }
      try inputs.interpreter.countViews(elements.count, inputs.mark)
      let path: [String]? = if case .keyPath(let names)? = inputs[1] { names } else { nil }
      guard let function = inputs.function(contentIndex) else { return EmptyView() }
      return IdentifiedViews(
        try elements.enumerated().map { index, element in
          try inputs.interpreter.step(inputs.mark)
          let views = try function.build?([bindings?(index) ?? element]) ?? []
          return (
            id: try Self.identifier(element, path, index, inputs), view: views.count == 1 ? views[0] : ViewList(views)
          )
        })
    }
    view("ForEach", "_: Any, id: Any?, content: Function", "_: Any, id: Any?, _: Function") { try each($0, 2) }
    view(
      "ForEach", "_: Any, id: Any?, editActions: Any, content: Function",
      "_: Any, id: Any?, editActions: Any, _: Function"
    ) { try each($0, 3) }
    view("ForEach", "enumerating: Any, id: Any?, content: Function") { try each($0, 2) }
    view("ForEach", "subviews: Any, content: Function", "sections: Any, content: Function") { _ in EmptyView() }
  }

  static func identifier(_ element: Value, _ path: [String]?, _ index: Int, _ inputs: Inputs) throws -> String {
    if let path, path != ["self"] {
      let id = try path.reduce(element) { try inputs.interpreter.member($1, of: $0, inputs.mark) }
      return try inputs.interpreter.describe(id)
    }
    if path == nil, let id = try inputs.interpreter.memberIfAny("id", of: element, inputs.mark) {
      return try inputs.interpreter.describe(id)
    }
    return "\(index)"
  }

  private mutating func addImages() {
    view("Image", "systemName: String, variableValue: Any?") { Image(systemName: $0.string(0) ?? "") }
    view("Image", "_: String, bundle: Any?, label: Any?", "decorative: String, bundle: Any?") {
      Image($0.string(0) ?? "")
    }
    view("Image", "uiImage: Any", "nsImage: Any", "_: Any, scale: Any?, label: Any?") { _ in Image("image") }
    native("UIImage", "named: String", "systemName: String") { InertValue(name: $0.string(0) ?? "image") }
    view("AsyncImage", "url: Any?, scale: Any?") { _ in Image("image").resizable() }
    view(
      "AsyncImage", "url: Any?, scale: Any?, content: Function, placeholder: View",
      "url: Any?, scale: Any?, _: Function, placeholder: View"
    ) { $0.view(3) }
    view(
      "AsyncImage", "url: Any?, scale: Any?, transaction: Any?, content: Function",
      "url: Any?, scale: Any?, transaction: Any?, _: Function"
    ) { inputs in
      inputs.build(3, [.native(InertValue(name: "empty"))])
    }
  }

  private static func gridItems(_ inputs: Inputs, _ index: Int) throws -> [GridItem] {
    try (inputs[index]?.elements ?? []).map { element in
      if case .native(let item as GridItem) = element { return item }
      if case .implicit(let implicit) = element, implicit.name == "init",
        case .native(let item as GridItem) = try inputs.interpreter.catalog.call(
          "GridItem", implicit.arguments ?? [], inputs.interpreter, inputs.mark)
      {
        return item
      }
      throw Failure("type-mismatch", "\(element.typeName) is no GridItem", inputs.mark)
    }
  }

  private static func stack(_ axis: Axis, _ inputs: Inputs) -> any View {
    axis == .horizontal
      ? makeHStack(inputs.view(2), alignment: inputs.native(0) ?? .center, spacing: inputs.double(1))
      : makeVStack(inputs.view(2), alignment: inputs.native(0) ?? .center, spacing: inputs.double(1))
  }
}

// Opening the existential keeps the content's own type.
func makeHStack(_ content: some View, alignment: VerticalAlignment, spacing: Double?) -> any View {
  HStack(alignment: alignment, spacing: spacing) { content }
}
func makeVStack(_ content: some View, alignment: HorizontalAlignment, spacing: Double?) -> any View {
  VStack(alignment: alignment, spacing: spacing) { content }
}
func makeZStack(_ content: some View, alignment: Alignment) -> any View { ZStack(alignment: alignment) { content } }
