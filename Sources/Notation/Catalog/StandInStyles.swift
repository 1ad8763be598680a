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
    StandInStyle("ButtonStyle", "card", because: "it is a television's: a bordered button stands in"),
    StandInStyle(
      "ButtonStyle", "accessoryBar", "accessoryBarAction",
      because: "it is of a Mac's window bars: a plain button stands in"),
    StandInStyle("GaugeStyle", "circular", "linear", because: "it is a watch's: a small gauge of the phone stands in"),
    StandInStyle("ListStyle", "elliptical", "carousel", because: "it is a watch's: a plain list stands in"),
    StandInStyle("ListStyle", "bordered", because: "it is a Mac's: a plain list stands in"),
    StandInStyle("FormStyle", "columns", because: "forms are drawn grouped in every style"),
    StandInStyle(
      "ControlGroupStyle", "menu", "compactMenu", "palette", because: "groups are drawn alike in all styles"),
    StandInStyle("NavigationSplitViewStyle", "prominentDetail", because: "columns are drawn balanced"),
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
