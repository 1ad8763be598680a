import FenceEvaluation

/// A style that is not drawn and for which another one stands in: a warning tells so at its place.
struct StandInStyle: Sendable {
  /// The protocol or type that the style is of.
  let type: String
  let names: [String]
  let reason: String

  init(_ type: String, _ names: String..., because reason: String) {
    (self.type, self.names, self.reason) = (type, names, reason)
  }

  private static let all = [
    StandInStyle("ButtonStyle", "card", because: "a tvOS style; drawn as a bordered button"),
    StandInStyle(
      "ButtonStyle", "accessoryBar", "accessoryBarAction",
      because: "a macOS style; drawn as a plain button"),
    StandInStyle("GaugeStyle", "circular", "linear", because: "a watchOS style; drawn as a small iOS gauge"),
    StandInStyle("ListStyle", "elliptical", "carousel", because: "a watchOS style; drawn as a plain list"),
    StandInStyle("ListStyle", "bordered", because: "a macOS style; drawn as a plain list"),
    StandInStyle("FormStyle", "columns", because: "forms are always drawn in the grouped style"),
    StandInStyle(
      "ControlGroupStyle", "menu", "compactMenu", "palette", because: "all styles of control groups are drawn the same"),
    StandInStyle("NavigationSplitViewStyle", "prominentDetail", because: "columns are always drawn balanced"),
  ]

  /// Tells that a style's member is not drawn, if that is so: `.buttonStyle(.glass)`.
  static func warn(of member: String, _ type: String, _ context: CallContext) {
    guard let style = all.first(where: { $0.type == type && $0.names.contains(member) }) else { return }
    context.warn(notDrawn: ".\(type.prefix(1).lowercased())\(type.dropFirst())(.\(member))", because: style.reason)
  }

  /// Tells it of an argument that is a member behind its dot.
  static func warn(of argument: Value, _ type: String, _ context: CallContext) {
    if case .implicit(let member) = argument { warn(of: member.name, type, context) }
  }
}

extension Kind where T: CatalogType {
  /// A value of a type of styles, some of which are not drawn.
  static func style(_ type: T.Type) -> Kind {
    let kind = Kind.native(type)
    return Kind(name: kind.name, accepts: kind.accepts) { argument, context in
      StandInStyle.warn(of: argument.value, T.catalogName, context)
      return try kind.read(argument, context)
    }
  }
}
