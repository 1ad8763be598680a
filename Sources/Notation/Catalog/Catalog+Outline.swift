import VitrineUI

extension Catalog {
  /// `OutlineGroup` and a `List` of a tree: a group that opens for each element with children, a row for each other.
  mutating func addOutlines() {
    view(
      "OutlineGroup", "_: Any, id: KeyPath?, children: KeyPath, content: Function",
      "_: Any, id: KeyPath?, children: KeyPath, _: Function"
    ) { try Self.outline($0, id: 1, children: 2, content: 3) }
    view(
      "List", "_: Any, id: KeyPath?, children: KeyPath, selection: Any?, rowContent: Function",
      "_: Any, id: KeyPath?, children: KeyPath, selection: Any?, _: Function"
    ) { inputs in
      let rows = try Self.outline(inputs, id: 1, children: 2, content: 4)
      return List { AnyView(rows) }
    }
  }

  /// - Parameters: the places of the arguments.
  private static func outline(_ inputs: Inputs, id: Int, children: Int, content: Int) throws -> any View {
    guard let root = inputs[0], let function = inputs.function(content), case .keyPath(let path)? = inputs[children]
    else { return EmptyView() }
    let interpreter = inputs.interpreter
    let idPath: [String]? = if case .keyPath(let names)? = inputs[id] { names } else { nil }

    func rows(_ collection: Value) throws -> any View {
      IdentifiedViews(
        try interpreter.elements(of: collection, inputs.mark).enumerated().map { index, element in
          try interpreter.nested(inputs.mark) {
            try interpreter.step(inputs.mark)
            let views = try function.build?([element]) ?? []
            let row: any View = views.count == 1 ? views[0] : ViewList(views)
            let below = try path.reduce(element) { try interpreter.member($1, of: $0, inputs.mark) }
            let name = try identifier(element, idPath, index, inputs)
            if case .nothing = below { return (id: name, view: row) }
            let inner = try rows(below)
            return (
              id: name,
              view: DisclosureGroup {
                AnyView(inner)
              } label: {
                AnyView(row)
              }
            )
          }
        })
    }
    return try rows(root)
  }
}
