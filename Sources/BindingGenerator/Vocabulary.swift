/// The types of the package: their names in fences, and whether they are views, shapes or option sets.
struct Vocabulary {
  private let types: [String: DeclaredType]
  /// The types' names in fences, by their names in Swift.
  private let catalogNames: [String: String]
  /// The types that fences can name although no binding by hand names them.
  let namedAsDeclared: [String]
  /// The names of modifiers that change nothing in a picture at rest.
  private let inert: Set<String>

  init(_ files: [DeclaredFile], _ byHand: BoundByHand) {
    let all = files.flatMap(\.types)
    types = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    inert = Set(files.flatMap(\.functions).filter { $0.inertTopic != nil }.map(\.name))
    let usedTypes = Self.typesOfParameters(files, byHand)
    let members = Set(files.flatMap(\.members).map(\.owner))
    let named = all.filter { type in
      type.isPublic && !type.isGeneric && type.keyword != .other && byHand.typeNames[type.name] == nil
        && !type.inherited.contains { Self.viewProtocols.contains($0) }
        && (byHand.usedTypes.contains(type.name)
          || (members.contains(type.name) || type.inherited.contains("CaseIterable")) && usedTypes.contains(type.name))
    }
    namedAsDeclared = named.map(\.name)
    catalogNames = byHand.typeNames.merging(named.map { ($0.name, $0.lastName) }) { byHand, _ in byHand }
  }

  /// Returns the types of the parameters of all views and modifiers that are not bound by hand.
  private static func typesOfParameters(_ files: [DeclaredFile], _ byHand: BoundByHand) -> Set<String> {
    let views = Set(files.flatMap(\.types).filter { $0.inherited.contains { viewProtocols.contains($0) } }.map(\.name))
    let functions = files.flatMap(\.functions).filter { function in
      if function.owner == "View" { return function.inertTopic == nil && !byHand.binds("modifier", function.name) }
      return views.contains(function.owner) && !byHand.binds("view", function.owner)
    }
    let types = functions.flatMap(\.parameters).map { parameter in
      parameter.type.hasSuffix("?") ? String(parameter.type.dropLast()) : parameter.type
    }
    return Set(types.filter { !ParameterForm.isPlain($0) })
  }

  private static let viewProtocols: Set = [
    "View", "PrimitiveView", "ControlView", "Shape", "InsettableShape", "_MovableOutline",
  ]
  private static let shapeProtocols: Set = ["Shape", "InsettableShape", "_MovableOutline"]

  func type(_ name: String) -> DeclaredType? { types[name] }

  /// Whether a modifier changes nothing in a picture at rest.
  func isInert(_ modifier: String) -> Bool { inert.contains(modifier) }

  /// Returns the name of a type in fences.
  func catalogName(of type: String) -> String? { catalogNames[type] }

  func isView(_ name: String) -> Bool {
    types[name]?.inherited.contains { Self.viewProtocols.contains($0) } ?? false
  }

  func isShape(_ name: String) -> Bool {
    types[name]?.inherited.contains { Self.shapeProtocols.contains($0) } ?? false
  }

  func isOptionSet(_ name: String) -> Bool { types[name]?.inherited.contains("OptionSet") ?? false }

  /// Returns a type's full name, resolved from inside another type.
  func resolved(_ name: String, in owner: String) -> String {
    var scope = owner.split(separator: ".").map(String.init)
    while !scope.isEmpty {
      let candidate = (scope + [name]).joined(separator: ".")
      if types[candidate] != nil { return candidate }
      scope.removeLast()
    }
    return name
  }
}

extension DeclaredType {
  /// The name without those of the types around it.
  var lastName: String { String(name.split(separator: ".").last ?? "") }
}
