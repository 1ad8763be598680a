/// The generated source file with the bindings of one file.
struct TopicFile {
  let name: String
  let text: String
  let hasBindings: Bool
  let hasMembers: Bool

  /// Creates the source; `nil` if the file declares nothing that can be bound.
  init?(_ file: DeclaredFile, _ bindings: [FileBindings.Binding], _ members: FileMembers) {
    let tables = members.tables
    let conformances = members.conformances
    guard !bindings.isEmpty || !tables.isEmpty || !conformances.isEmpty else { return nil }
    let base = file.path.split(separator: "/").last?.dropLast(6) ?? ""
    let topic = base.filter { $0 != "+" }
    (name, hasBindings, hasMembers) = ("Declared\(topic)", !bindings.isEmpty, !tables.isEmpty)
    var code = CodeLines()
    code.add("// Written by `\(GeneratedFiles.command)` from Sources/\(file.path).")
    for module in ["FenceEvaluation", "VitrineLayout", "VitrineText", "VitrineUI"] { code.add("import \(module)") }
    code.add("")
    if hasBindings || hasMembers {
      code.add("/// The declarations of `\(base).swift`, as fences name them.")
      code.add("enum \(name) {")
      if hasBindings { code.add(bindings) }
      if hasBindings, hasMembers { code.add("") }
      if hasMembers { code.add(tables) }
      code.add("}")
      if !conformances.isEmpty { code.add("") }
    }
    for conformance in conformances { code.add(conformance.type, conformance.catalogName, conformance.isNested) }
    text = code.lines.joined(separator: "\n") + "\n"
  }
}

extension CodeLines {
  fileprivate mutating func add(_ bindings: [FileBindings.Binding]) {
    add("static let bindings: [NameBinding] = [", indent: 2)
    for (index, binding) in bindings.enumerated() {
      let comma = bindings.count == 1 && index == 0 ? "" : ","
      var single = CodeLines()
      if binding.forms.count == 1 { single.form(binding.forms[0], indent: 0) }
      if single.lines.count == 1, 4 + binding.head.count + single.lines[0].count + 5 + comma.count <= Self.width {
        add("\(binding.head) { \(single.lines[0]) }\(comma)", indent: 4)
        continue
      }
      add("\(binding.head) {", indent: 4)
      for form in binding.forms { self.form(form, indent: 6) }
      add("}\(comma)", indent: 4)
    }
    add("]", indent: 2)
  }

  fileprivate mutating func add(_ tables: [FileMembers.Table]) {
    add("static let members: [MemberTable] = [", indent: 2)
    for table in tables { add(table, comma: tables.count == 1 ? "" : ",") }
    add("]", indent: 2)
  }

  private mutating func add(_ table: FileMembers.Table, comma: String) {
    let (type, members) = (table.type, table.members)
    if members.isEmpty { return add("MemberTable(\(type))\(comma)", indent: 4) }
    let (opening, closing) = (table.label + "[", "])\(comma)")
    let whole = "MemberTable(\(type), \(opening)" + members.joined(separator: ", ") + closing
    if 4 + whole.count <= Self.width { return add(whole, indent: 4) }
    add("MemberTable(", indent: 4)
    let rest = "\(type), \(opening)" + members.joined(separator: ", ") + closing
    if 6 + rest.count <= Self.width { return add(rest, indent: 6) }
    add("\(type),", indent: 6)
    list(opening, members, closing, indent: 6)
  }

  fileprivate mutating func add(_ type: String, _ catalogName: String, _ isNested: Bool) {
    let name = "package static let catalogName = \"\(catalogName)\""
    let line = "extension \(type): CatalogType { \(name) }"
    if !isNested, line.count <= Self.width { return add(line) }
    add("extension \(type): CatalogType {")
    add(name, indent: 2)
    if isNested { add("package static let shownName = \"\(type)\"", indent: 2) }
    add("}")
  }
}
