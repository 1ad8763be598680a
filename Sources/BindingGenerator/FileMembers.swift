/// The static members of the types of one file.
struct FileMembers {
  private let file: DeclaredFile
  private let vocabulary: Vocabulary
  private let byHand: BoundByHand

  init(_ file: DeclaredFile, _ vocabulary: Vocabulary, _ byHand: BoundByHand) {
    (self.file, self.vocabulary, self.byHand) = (file, vocabulary, byHand)
  }

  /// The arguments of a `MemberTable`: its type, and its members after an optional label.
  struct Table {
    let type: String
    var label = ""
    let members: [String]
  }

  var tables: [Table] { typeTables + styleTables }

  private var typeTables: [Table] {
    var owners = file.types.filter(\.isPublic).map(\.name)
    for member in file.members where !owners.contains(member.owner) { owners.append(member.owner) }
    return owners.compactMap(table)
  }

  private func table(_ name: String) -> Table? {
    guard let catalogName = vocabulary.catalogName(of: name), !byHand.memberTables.contains(name),
      !byHand.memberTables.contains(catalogName)
    else { return nil }
    let type = file.types.first { $0.name == name }
    let cases = type?.cases.filter(\.parameters.isEmpty).map(\.name) ?? []
    let others = file.members.filter { $0.owner == name && isOwn($0) && $0.name != "allCases" }.map(\.name)
    if let type, type.inherited.contains("CaseIterable"), type.inherited.contains("String") {
      return Table(type: "casesOf: \(name).self", label: "also: ", members: others.map(member))
    }
    guard !(cases + others).isEmpty else { return nil }
    return Table(type: "\(name).self", members: (cases + others).map(member))
  }

  private func member(_ name: String) -> String { "Member(\"\(name)\", .\(name.escaped))" }

  /// Whether the type of a static property is the type that declares it.
  private func isOwn(_ member: DeclaredMember) -> Bool {
    guard let type = member.type else { return true }
    return type == "Self" || vocabulary.resolved(type, in: member.owner) == member.owner
  }

  /// The static members of style protocols, grouped by protocol.
  private var styleTables: [Table] {
    var protocols: [String] = []
    for member in file.members where member.selfType != nil && !protocols.contains(member.owner) {
      protocols.append(member.owner)
    }
    return protocols.compactMap { name in
      guard name.hasSuffix("Style"), name != "ShapeStyle", !byHand.memberTables.contains(name) else { return nil }
      let members = file.members.compactMap { member -> String? in
        guard member.owner == name, let style = member.selfType else { return nil }
        return "Member<any \(name)>(\"\(member.name)\", \(style).\(member.name.escaped))"
      }
      return Table(type: "named: \"\(name)\"", members: members)
    }
  }

  /// The types that need a generated conformance to `CatalogType`, each with its name in fences.
  var conformances: [(type: String, catalogName: String, isNested: Bool)] {
    file.types.filter { vocabulary.namedAsDeclared.contains($0.name) }.map { type in
      (type.name, type.lastName, type.name.contains("."))
    }
  }
}

extension String {
  /// The name as it is written in source, with backticks around a keyword.
  var escaped: String { ["default", "switch", "case", "in", "is"].contains(self) ? "`\(self)`" : self }
}
