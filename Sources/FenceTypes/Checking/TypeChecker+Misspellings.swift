import Diagnostics

/// Finds misspelled names: a name without a declaration is unknown, unless it resembles a declared one.
extension TypeChecker {
  /// Reports a name that resembles one in scope.
  func reportUnknown(_ name: String, at place: Int) {
    guard quiet == 0, name.first?.isLetter == true, !name.contains("("), !isKnown(name) else { return }
    // A class that is not known may have any member.
    if let type = context.names.selfType, candidates(name, of: type, isStatic: context.isStatic) == nil { return }
    guard let near = misspelling(of: name, among: namesInScope()) else { return }
    report(place, "cannot find '\(name)' in scope", hint: near.hint)
  }

  /// Reports the type names of a fence that are declared nowhere and resemble declared types.
  func reportUnknownTypes(_ names: [(name: String, place: Int)], declared: Set<String>) {
    guard !names.isEmpty else { return }
    let own = Set(types.keys.map(Self.simpleName)).union(declared)
    lazy var all = own.sorted() + library.typeNames
    for (name, place) in names {
      guard !own.contains(name), !isKnown(name), !library.hasType(named: name) else { continue }
      guard let near = misspelling(of: name, among: all) ?? lengthened(name) ?? shortened(name) else { continue }
      report(place, "cannot find type '\(name)' in scope", hint: near.hint)
    }
  }

  /// The type of the library whose name has a letter less at its end, if that letter makes no plural: 'Intx'.
  private func lengthened(_ name: String) -> Misspelling? {
    guard name.count > 3, let last = name.last, last.isLowercase, last != "s" else { return nil }
    return library.type(String(name.dropLast())).map { Misspelling(name, meant: $0.name) } ?? nil
  }

  /// The type of Swift's own libraries whose name has a letter more at its end, if that letter makes no plural: 'Dat'.
  private func shortened(_ name: String) -> Misspelling? {
    guard name.count > 2 else { return nil }
    let longer = library.typeNames.first { type in
      type.utf8.count == name.utf8.count + 1 && type.hasPrefix(name) && type.last != "s" && !library.isOwn(type)
    }
    return longer.flatMap { Misspelling(name, meant: $0) }
  }

  /// The member of a type that an unknown name resembles.
  func misspelledMember(_ name: String, of type: FenceType) -> Misspelling? {
    guard quiet == 0, name.first?.isLetter == true, isUnheardOf(name), !isKnown(name) else { return nil }
    let parts: [TypeDeclaration] =
      switch solver.shallow(type) {
      case .nominal(let declaration, _): [declaration]
      case .existential(let parts), .opaque(let parts): parts.compactMap(\.declaration)
      default: []
      }
    let names = parts.flatMap { ancestors(of: $0).list }.flatMap { memberNames(of: $0) }
    return misspelling(of: name, among: names)
  }

  private func misspelling(of name: String, among names: [String]) -> Misspelling? {
    // Names of other lengths differ in more than one letter.
    let names = names.filter { (-1...1).contains($0.utf8.count - name.utf8.count) }
    let letters = name.lowercased().unicodeScalars.sorted()
    let isShort = name.count < 4
    let swapped = names.first {
      !isShort && $0.utf8.count == name.utf8.count && $0.lowercased() != name.lowercased()
        && $0.first?.isUppercase == name.first?.isUppercase && $0.lowercased().unicodeScalars.sorted() == letters
    }
    if let swapped { return Misspelling(name, meant: swapped) }
    // A class of a framework, such as 'NSError', is no misspelled type.
    guard name.prefix(while: \.isUppercase).count < 3, let first = name.utf8.first, let last = name.utf8.last else {
      return nil
    }
    // Only one letter in the middle may be another, so most names need not be compared letter by letter.
    let alike = names.filter { other in
      guard let otherFirst = other.utf8.first, let otherLast = other.utf8.last else { return false }
      return (first ^ otherFirst) & ~0x20 == 0 && (last ^ otherLast) & ~0x20 == 0
    }
    let found = Misspelling(name, meant: nearestName(to: name, among: alike))
    return found?.isOneLetterOff == true ? found : nil
  }

  private func namesInScope() -> [String] {
    var names: [String] = []
    var current: Scope? = scope
    while let scope = current {
      names += scope.values.keys.sorted()
      current = scope.parent
    }
    if let declaration = context.names.selfType?.declaration {
      names += ancestors(of: declaration).list.flatMap { memberNames(of: $0) }
    }
    return names + types.keys.map(Self.simpleName).sorted() + library.memberNames(of: "_") + library.typeNames
  }

  func memberNames(of declaration: TypeDeclaration) -> [String] {
    declaration.members.map(\.name) + (extensions[declaration.name] ?? []).flatMap { $0.members.map(\.name) }
      + library.memberNames(of: declaration.name)
  }

  private static func simpleName(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
