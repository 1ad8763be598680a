/// The types that declarations speak of: which of them fences name, which are views, which are styles.
struct Vocabulary {
  private let types: [String: DeclaredType]
  /// Names in fences, by names in Swift.
  private let catalogNames: [String: String]
  /// Types that fences can name though nobody wrote so by hand.
  let namedAsDeclared: [String]

  init(_ files: [DeclaredFile], _ byHand: BoundByHand) {
    let all = files.flatMap(\.types)
    types = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
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

  /// The types that parameters of views and modifiers have that are not bound by hand, as far as they are written out.
  private static func typesOfParameters(_ files: [DeclaredFile], _ byHand: BoundByHand) -> Set<String> {
    let views = Set(files.flatMap(\.types).filter { $0.inherited.contains { viewProtocols.contains($0) } }.map(\.name))
    let functions = files.flatMap(\.functions).filter { function in
      if function.owner == "View" { return !byHand.binds("modifier", function.name) }
      return views.contains(function.owner) && !byHand.binds("view", function.owner)
    }
    let types = functions.flatMap(\.parameters).map { parameter in
      parameter.type.hasSuffix("?") ? String(parameter.type.dropLast()) : parameter.type
    }
    return Set(types.filter { !ParameterForm.isPlain($0) })
  }

  private static let viewProtocols: Set = ["View", "PrimitiveView", "ControlView", "Shape", "InsettableShape"]
  private static let shapeProtocols: Set = ["Shape", "InsettableShape"]

  func type(_ name: String) -> DeclaredType? { types[name] }

  /// The name under which fences know a type.
  func catalogName(of type: String) -> String? { catalogNames[type] }

  func isView(_ name: String) -> Bool {
    types[name]?.inherited.contains { Self.viewProtocols.contains($0) } ?? false
  }

  func isShape(_ name: String) -> Bool {
    types[name]?.inherited.contains { Self.shapeProtocols.contains($0) } ?? false
  }

  func isOptionSet(_ name: String) -> Bool { types[name]?.inherited.contains("OptionSet") ?? false }

  /// A type's full name, as seen from inside another.
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
