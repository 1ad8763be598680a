import FenceSyntax

/// Finds declarations of a block or a type that no name or type tells from an earlier one.
struct Redeclarations {
  /// The parts that tell a declaration from others.
  private enum Key: Hashable {
    case value(String, isStatic: Bool)
    case function(String, Overload, variadic: [Bool], isStatic: Bool, isAsync: Bool)
    case type(String)
    /// A function without parameters, which a variable cannot have the name of.
    case bare(String, isStatic: Bool)
  }

  private var seen: Set<Key> = []
  private(set) var found: [(offset: Int, message: String)] = []

  private mutating func declare(_ key: Key, _ name: String, at place: Int) {
    if !seen.insert(key).inserted { found.append((place, "invalid redeclaration of '\(name)'")) }
  }

  private mutating func declare(value name: String, isStatic: Bool, at place: Int) {
    if seen.contains(.bare(name, isStatic: isStatic)) { seen.insert(.value(name, isStatic: isStatic)) }
    declare(.value(name, isStatic: isStatic), name, at: place)
  }

  /// Finds the repeated declarations of a block. The names of a `guard` may be those of constants before it.
  mutating func search(_ statements: [Statement]) {
    for statement in statements {
      switch statement.kind {
      case .variable(let variable): for binding in variable.bindings { search(binding.pattern) }
      case .function(let member): search(member)
      case .type(let declaration): declare(.type(declaration.name), declaration.simpleName, at: declaration.start)
      default: continue
      }
    }
  }

  private mutating func search(_ pattern: Pattern) {
    switch pattern {
    case .name(let name, let place, _): declare(value: name, isStatic: false, at: place)
    case .tuple(let parts): for part in parts { search(part.pattern) }
    default: return
    }
  }

  /// Finds the repeated members of a type or an extension.
  mutating func search(_ members: [Member], _ nested: [TypeDeclaration]) {
    for member in members { search(member) }
    for type in nested { declare(.type(type.name), type.simpleName, at: type.start) }
  }

  private mutating func search(_ member: Member) {
    // One of two declarations may be there for other systems only.
    guard !member.attributes.contains(where: { $0.name == "available" }) else { return }
    switch member.kind {
    case .property, .enumCase:
      declare(value: member.name, isStatic: member.isStatic, at: member.start)
    case .function, .initializer, .element:
      guard let overload = member.overload, !member.modifiers.contains("prefix"), !member.modifiers.contains("postfix")
      else { return }
      let key = Key.function(
        member.name, overload, variadic: member.parameters.map(\.isVariadic), isStatic: member.isStatic,
        isAsync: member.isAsync)
      if member.parameters.isEmpty {
        if seen.contains(.value(member.name, isStatic: member.isStatic)) { seen.insert(key) }
        seen.insert(.bare(member.name, isStatic: member.isStatic))
      }
      declare(key, Self.fullName(member), at: member.start)
      searchParameters(member)
    }
  }

  private mutating func searchParameters(_ member: Member) {
    var names: Set<String> = []
    for parameter in member.parameters where parameter.name != "_" && member.hasBody {
      guard !names.insert(parameter.name).inserted else { continue }
      found.append((parameter.start, "invalid redeclaration of '\(parameter.name)'"))
    }
  }

  /// The name with the labels, without those of a function whose parameters have none.
  private static func fullName(_ member: Member) -> String {
    let labels = member.parameters.map(\.label)
    if !labels.isEmpty, labels.allSatisfy({ $0 == nil }), member.kind == .function { return member.name }
    return "\(member.name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
  }
}

extension TypeChecker {
  /// Reports declarations of a block that no name or type tells from an earlier one.
  func reportRedeclarations(_ statements: [Statement]) {
    var search = Redeclarations()
    search.search(statements)
    for problem in search.found { report(problem.offset, problem.message) }
  }

  /// Reports members of a fence's types that no name or type tells from others, in extensions too.
  func reportRedeclaredMembers(_ statements: [Statement]) {
    var searches: [String: Redeclarations] = [:]
    var names: Set<String> = []
    func search(_ name: String, _ members: [Member], _ nested: [TypeDeclaration]) {
      searches[name, default: Redeclarations()].search(members, nested)
      for type in nested { search(type) }
    }
    func search(_ type: TypeDeclaration) {
      guard names.insert(type.name).inserted else { return }
      // An extension of a protocol may implement what the protocol requires.
      search(type.kind == .protocolType ? "protocol \(type.name)" : type.name, type.members, type.nested)
    }
    for statement in statements {
      switch statement.kind {
      case .type(let declaration): search(declaration)
      case .extended(let extended):
        guard let name = extended.extended.plainName, extended.generics.isEmpty else { continue }
        search(name, extended.members, extended.nested)
      default: continue
      }
    }
    for (_, search) in searches {
      for problem in search.found { report(problem.offset, problem.message) }
    }
  }
}
