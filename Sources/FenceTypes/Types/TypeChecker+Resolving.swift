extension TypeChecker {
  /// The modules whose names may stand before those of types.
  static let modules: Set = [
    "Swift", "SwiftUI", "Foundation", "VitrineUI", "VitrineLayout", "VitrineCharts", "VitrineText", "Charts",
    "Combine", "CoreGraphics", "Observation", "UIKit", "AppKit", "SwiftData", "StoreKit", "os", "OSLog", "PhotosUI",
    "UniformTypeIdentifiers", "MapKit", "CoreLocation", "AVKit", "WidgetKit",
  ]

  /// The most aliases that lead from one to the next.
  private static let mostAliases = 12

  /// Returns the type with a name, of a fence or of the library.
  func declaration(_ name: String) -> TypeDeclaration? { types[name] ?? library.type(name) }

  func resolve(_ written: WrittenType, _ names: Names) -> FenceType {
    switch written {
    case .unknown: return .unknown
    case .named(let parts): return resolve(parts, names)
    case .optional(let type): return named("Optional", [resolve(type, names)])
    case .array(let type): return named("Array", [resolve(type, names)])
    case .dictionary(let key, let value): return named("Dictionary", [resolve(key, names), resolve(value, names)])
    case .tuple(let elements):
      return .tuple(
        elements.map { TupleElement(label: $0.label == "_" ? nil : $0.label, type: resolve($0.type, names)) })
    case .function(let function):
      return .function(
        FunctionType(
          parameters: function.parameters.map {
            FunctionType.Parameter(type: resolve($0.type, names), isInout: $0.isInout, isVariadic: $0.isVariadic)
          }, result: resolve(function.result, names), isThrowing: function.isThrowing, isAsync: function.isAsync))
    case .some(let type): return constraints(type, names).map { .opaque($0) } ?? .unknown
    case .any(let type): return constraints(type, names).map { .existential($0) } ?? .unknown
    case .composition: return constraints(written, names).map { .existential($0) } ?? .unknown
    case .metatype(let type): return .metatype(resolve(type, names))
    }
  }

  func named(_ name: String, _ arguments: [FenceType]) -> FenceType {
    library.type(name).map { .nominal($0, arguments) } ?? .unknown
  }

  /// Returns the protocols that a constraint names; `nil` if one is not known.
  func constraints(_ written: WrittenType, _ names: Names) -> [FenceType]? {
    if case .composition(let parts) = written {
      var all: [FenceType] = []
      for part in parts {
        guard let found = constraints(part, names) else { return nil }
        all += found
      }
      return all
    }
    switch resolve(written, names) {
    case .existential(let parts): return parts
    case .nominal(let declaration, let arguments): return [.nominal(declaration, arguments)]
    default: return nil
    }
  }

  private func resolve(_ parts: [WrittenType.Part], _ names: Names) -> FenceType {
    var parts = parts[...]
    var isOfModule = false
    if parts.count > 1, let first = parts.first, Self.modules.contains(first.name), types[first.name] == nil {
      parts = parts.dropFirst()
      isOfModule = true
    }
    guard let first = parts.popFirst() else { return .unknown }
    var type: FenceType
    if isOfModule, let found = library.type(first.name) {
      // A module's type is not one of the same name around the place.
      type = instance(found, first.arguments.map { resolve($0, names) }, within: [], of: nil, names)
    } else {
      type = isOfModule && nested(first.name, names) != nil ? .unknown : resolve(first, names)
    }
    for part in parts {
      switch type {
      case .nominal(let declaration, let arguments):
        if let nested = self.declaration(declaration.name + "." + part.name) {
          type = instance(nested, part.arguments.map { resolve($0, names) }, within: arguments, of: declaration, names)
        } else {
          type = associatedType(part.name, of: type) ?? .unknown
        }
      case .variable: type = .associated(type, part.name)
      default: return .unknown
      }
    }
    return type
  }

  private func resolve(_ part: WrittenType.Part, _ names: Names) -> FenceType {
    if let generic = names.generics[part.name] { return generic }
    switch part.name {
    case "Self": return names.selfType ?? .unknown
    case "Any": return .existential([])
    case "Void": return .void
    case "_": return .unknown
    default: break
    }
    let arguments = part.arguments.map { resolve($0, names) }
    if let found = nested(part.name, names) {
      return instance(found, arguments, within: names.selfType?.arguments ?? [], of: names.selfType?.declaration, names)
    }
    if let selfType = names.selfType, types[part.name] == nil {
      if case .variable = selfType { return .associated(selfType, part.name) }
      if let found = associatedType(part.name, of: selfType) { return found }
      // A type inside another one knows the other's associated types: 'Subviews' in a type inside a layout.
      for count in (1..<max(names.enclosing.count, 1)).reversed() {
        guard let outer = declaration(names.enclosing.prefix(count).joined(separator: ".")) else { continue }
        let type = FenceType.nominal(outer, outer.generics.parameters.map { _ in .unknown })
        if let found = associatedType(part.name, of: type) { return found }
      }
    }
    guard let found = declaration(part.name) else { return .unknown }
    // In a generic type, its bare name has its own parameters.
    if arguments.isEmpty, let selfType = names.selfType, selfType.declaration === found { return selfType }
    return instance(found, arguments, within: [], of: nil, names)
  }

  /// Returns a type that is declared in one of the types around.
  private func nested(_ name: String, _ names: Names) -> TypeDeclaration? {
    for count in stride(from: names.enclosing.count, to: 0, by: -1) {
      let prefix = names.enclosing.prefix(count).joined(separator: ".")
      if let found = declaration(prefix + "." + name), found.kind != .associated { return found }
    }
    return nil
  }

  private func instance(
    _ declaration: TypeDeclaration, _ arguments: [FenceType], within outer: [FenceType], of owner: TypeDeclaration?,
    _ names: Names
  ) -> FenceType {
    switch declaration.kind {
    case .alias:
      var inner = Names(enclosing: declaration.path.dropLast())
      if let owner { bind(owner.generics, outer, &inner) }
      bind(declaration.generics, arguments, &inner)
      guard let aliased = declaration.aliased, spend(1), aliases < Self.mostAliases else { return .unknown }
      aliases += 1
      defer { aliases -= 1 }
      return resolve(aliased, inner)
    case .associated: return .unknown
    case .protocolType: return .existential([.nominal(declaration, arguments)])
    default:
      let count = declaration.generics.parameters.count
      let known = arguments + Array(repeating: FenceType.unknown, count: max(0, count - arguments.count))
      return .nominal(
        declaration, declaration.generics.parameters.contains(where: \.isPack) ? [] : Array(known.prefix(count)))
    }
  }

  func bind(_ generics: Generics, _ arguments: [FenceType], _ names: inout Names) {
    for (index, parameter) in generics.parameters.enumerated() {
      names.generics[parameter.name] = index < arguments.count && !parameter.isPack ? arguments[index] : .unknown
    }
  }

  /// The names inside a type's declaration.
  func names(in declaration: TypeDeclaration, _ type: FenceType) -> Names {
    var names = Names(selfType: type, enclosing: declaration.path)
    if declaration.kind != .protocolType { bind(declaration.generics, type.arguments, &names) }
    return names
  }

  /// Returns the type for an associated type's name; `nil` if the type has none of that name.
  func associatedType(_ name: String, of type: FenceType) -> FenceType? {
    guard case .nominal(let declaration, let arguments) = type else { return nil }
    if let index = declaration.generics.parameters.firstIndex(where: { $0.name == name }), index < arguments.count {
      return arguments[index]
    }
    guard spend(1) else { return .unknown }
    guard let found = association(name, in: declaration) else { return nil }
    if found.isOwn { return instance(found.declaration, [], within: arguments, of: declaration, Names()) }
    if found.declaration.kind == .alias { return instance(found.declaration, [], within: [], of: nil, Names()) }
    return inferredType(name, of: type)
      ?? (name == "ID" && declaration.isClass ? named("ObjectIdentifier", []) : .unknown)
  }

  /// Returns what an associated type's name is declared as in a type, its extensions or its ancestors.
  private func association(_ name: String, in declaration: TypeDeclaration) -> Library.Association? {
    if let known = library.facts(declaration, extensions) {
      return known.associations.value(name) { TypeChecker().association(name, among: declaration) }
    }
    return association(name, among: declaration)
  }

  private func association(_ name: String, among declaration: TypeDeclaration) -> Library.Association? {
    if let nested = self.declaration(declaration.name + "." + name), nested.kind != .associated {
      return Library.Association(declaration: nested, isOwn: true)
    }
    for list in extensions[declaration.name] ?? [] {
      if let nested = list.nested.first(where: { $0.simpleName == name }) {
        return Library.Association(declaration: nested, isOwn: true)
      }
    }
    let declared = ancestors(of: declaration).list.lazy.compactMap { self.declaration($0.name + "." + name) }.first
    return declared.map { Library.Association(declaration: $0, isOwn: false) }
  }

  /// Returns an associated type that the member decides which a protocol requires to be of it; `nil` if there is none.
  private func inferredType(_ name: String, of type: FenceType) -> FenceType? {
    guard let declaration = type.declaration, aliases < Self.mostAliases else { return nil }
    aliases += 1
    defer { aliases -= 1 }
    let protocols = ancestors(of: declaration).list.filter { $0.kind == .protocolType }
    for (member, isStatic) in Self.deciding[name].map({ [($0, false)] }) ?? requirements(name, protocols) {
      let found = candidates(member, of: type, isStatic: isStatic)?.first { $0.owner?.kind != .protocolType }
      guard let found else { continue }
      return found.member.kind == .property
        ? memberType(found) : found.member.result.map { resolve($0, found.names) } ?? .unknown
    }
    return nil
  }

  /// The members that decide associated types of protocols of the standard library.
  private static let deciding = ["ID": "id", "Element": "subscript", "Index": "startIndex"]

  /// Returns the members that protocols require to be of an associated type.
  private func requirements(
    _ name: String, _ protocols: [TypeDeclaration]
  ) -> [(name: String, isStatic: Bool)] {
    protocols.flatMap { owner in
      guard let known = library.facts(owner, extensions) else { return requirements(name, of: owner) }
      return known.requirements.value(name) { TypeChecker().requirements(name, of: owner) }
    }
  }

  private func requirements(_ name: String, of owner: TypeDeclaration) -> [(name: String, isStatic: Bool)] {
    Set(memberNames(of: owner)).sorted().compactMap { member in
      let required = direct(member, in: owner, Names()).first { $0.member.result?.plainName == name }
      return required.map { (member, $0.member.isStatic) }
    }
  }
}
