import FenceSyntax
import SwiftParser
import SwiftSyntax

/// Reads the declarations at the top level of a source file. Of an `#if`, those that iOS builds for debugging.
struct SourceReader {
  private let path: String
  private let text: String
  private let places: SourceLocationConverter
  private var read: ReadSource

  static func read(_ text: String, path: String) -> ReadSource {
    let file = Parser.parse(source: text)
    var reader = SourceReader(path: path, text: text, file)
    for item in file.statements { reader.read(item.item) }
    return reader.read
  }

  private init(path: String, text: String, _ file: SourceFileSyntax) {
    (self.path, self.text) = (path, text)
    places = SourceLocationConverter(fileName: path, tree: file)
    read = ReadSource(path: path, declarations: [], previews: [])
  }

  private mutating func read(_ item: CodeBlockItemSyntax.Item) {
    let node = Syntax(item)
    if let conditions = node.as(IfConfigDeclSyntax.self) {
      if case .statements(let items)? = conditions.active { for item in items { read(item.item) } }
    } else if let declaration = node.as(ExtensionDeclSyntax.self) {
      add(
        node, .extension(of: declaration.extendedType.trimmedDescription),
        Self.names(ofMembers: declaration.memberBlock.members), declaration.modifiers,
        hasConformances: declaration.inheritanceClause != nil)
      read.declarations[read.declarations.count - 1].signatures = Set(
        declaration.memberBlock.members.map { Self.signature(Syntax($0.decl)) })
    } else if let arguments = Self.preview(node) {
      let name = arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      addPreview(node, named: name)
      add(node, .named, [], [])
    } else if let group = node.asProtocol((any DeclGroupSyntax).self), let name = Self.names(of: node).first {
      if group.inheritanceClause?.inheritedTypes.contains(where: { $0.type.trimmedDescription == "PreviewProvider" })
        == true
      {
        addPreview(node, named: nil)
      }
      add(node, .named, [name], group.modifiers, hasConformances: group.inheritanceClause != nil)
    } else {
      let names = Self.names(of: node)
      let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
      if !names.isEmpty { add(node, .named, names, modifiers) }
    }
  }

  private mutating func addPreview(_ node: Syntax, named name: String?) {
    let place = places.location(for: node.positionAfterSkippingLeadingTrivia)
    read.previews.append(SourcePreview(name: name, line: place.line, declaration: read.declarations.count))
  }

  private mutating func add(
    _ node: Syntax, _ kind: SourceDeclaration.Kind, _ names: Set<String>, _ modifiers: DeclModifierListSyntax,
    hasConformances: Bool = false
  ) {
    let start = node.positionAfterSkippingLeadingTrivia
    let place = places.location(for: start)
    let utf8 = text.utf8
    let lower = utf8.index(utf8.startIndex, offsetBy: start.utf8Offset)
    let upper = utf8.index(utf8.startIndex, offsetBy: node.endPositionBeforeTrailingTrivia.utf8Offset)
    read.declarations.append(
      SourceDeclaration(
        kind: kind, names: names, mentioned: Self.identifiers(in: node),
        isPrivate: modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil },
        hasConformances: hasConformances, text: text[lower..<upper], line: place.line, column: place.column))
  }

  /// Returns the arguments of a `#Preview`; `nil` for another node.
  private static func preview(_ node: Syntax) -> LabeledExprListSyntax? {
    if let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" { return macro.arguments }
    if let macro = node.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Preview" { return macro.arguments }
    return nil
  }

  private static func identifiers(in node: Syntax) -> Set<String> {
    var names: Set<String> = []
    for token in node.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(let name): names.insert(name.first == "`" ? String(name.dropFirst().dropLast()) : name)
      case .dollarIdentifier(let name): names.insert(String(name.dropFirst()))
      case .binaryOperator(let name), .prefixOperator(let name), .postfixOperator(let name): names.insert(name)
      default: break
      }
    }
    return names
  }

  /// Returns the names by which other code may use the members of an extension: an initializer by its first label.
  private static func names(ofMembers members: MemberBlockItemListSyntax) -> Set<String> {
    members.reduce(into: []) { names, member in
      let node = Syntax(member.decl)
      if let initializer = node.as(InitializerDeclSyntax.self) {
        names.insert(initializer.signature.parameterClause.parameters.first?.firstName.text ?? "init")
      } else if node.is(SubscriptDeclSyntax.self) {
        names.insert("subscript")
      } else if let conditions = node.as(IfConfigDeclSyntax.self) {
        if case .decls(let members)? = conditions.active { names.formUnion(Self.names(ofMembers: members)) }
      } else {
        names.formUnion(Self.names(of: node))
      }
    }
  }

  private static func signature(_ member: Syntax) -> String {
    if let function = member.as(FunctionDeclSyntax.self) {
      return function.name.text + function.signature.parameterClause.trimmedDescription
    }
    if let initializer = member.as(InitializerDeclSyntax.self) {
      return "init" + initializer.signature.parameterClause.trimmedDescription
    }
    return names(of: member).sorted().joined(separator: ",")
  }

  /// Returns the names that a declaration declares.
  private static func names(of node: Syntax) -> Set<String> {
    if let variables = node.as(VariableDeclSyntax.self) {
      return variables.bindings.reduce(into: []) { $0.formUnion(identifiers(in: Syntax($1.pattern))) }
    }
    if let cases = node.as(EnumCaseDeclSyntax.self) { return Set(cases.elements.map(\.name.text)) }
    return node.asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
  }
}
