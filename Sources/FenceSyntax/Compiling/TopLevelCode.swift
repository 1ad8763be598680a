import Diagnostics
import SwiftSyntax

/// The top-level code of a fence in parts, so that a file can be made of it that Swift's compiler accepts.
///
/// A fence is a script whose declarations later fences use; a file of a module has only declarations. So declarations
/// become private to their file, properties with wrappers become those of a view, and the rest becomes its body.
package struct TopLevelCode: Sendable {
  /// One declaration or statement.
  struct Item: Sendable {
    var role: Role
    var start: Location
    var end: Location
    /// The place before which an access modifier is inserted; `nil` where none is allowed.
    var modifier: Location?
    /// The parts that are left out, such as access modifiers and `#sourceLocation`.
    var omitted: [Span] = []
    var isExtension = false
    /// The type to which an extension adds a conformance.
    var conforming: String?
    /// Whether the declaration is visible in the whole module, as those of operators are.
    var isVisibleInModule = false
    var declared: Set<String> = []
    var used: Set<String> = []

    /// Whether the item is a property with a wrapper, or a computed property.
    var isMember: Bool { if case .member = role { true } else { false } }
  }

  /// The place of an item in the file.
  enum Role: Sendable {
    case importedModule(String)
    /// A type or extension.
    case declaration
    case function
    /// A variable without attributes.
    case variable
    /// A property with a wrapper, or a computed property.
    case member
    case statement
    /// A `#Preview`, with the items of its closure.
    case preview([Item])
  }

  /// The fence's text; the places of items are places in it.
  let source: SourceFile
  let items: [Item]

  /// Creates the parts of a fence; `nil` if the fence has syntax errors, for which ``ParsedFence/diagnostics`` are.
  package init?(_ fence: ParsedFence) {
    guard let tree = fence.tree, !fence.diagnostics.hasErrors else { return nil }
    source = fence.source
    let reader = ItemReader(source: fence.source)
    items = tree.statements.map(reader.item)
  }

  /// The modules that the fence imports.
  package var imports: Set<String> {
    Set(items.compactMap { if case .importedModule(let name) = $0.role { name } else { nil } })
  }

  /// Whether the first statement begins with a type's name, as views do.
  package var beginsWithView: Bool {
    let first = items.first { if case .statement = $0.role { true } else { false } }
    return first.map { source.line($0.start.line).dropFirst($0.start.column - 1).first?.isUppercase == true } ?? false
  }

  /// The items that later fences can use.
  var lasting: [Item] {
    items.filter { item in
      switch item.role {
      case .declaration, .function, .variable, .member: true
      case .importedModule, .statement, .preview: false
      }
    }
  }
}

/// Reads the items of a fence from its syntax tree.
struct ItemReader {
  let source: SourceFile

  func item(_ syntax: CodeBlockItemSyntax) -> TopLevelCode.Item {
    var item = TopLevelCode.Item(
      role: .statement, start: location(syntax.item.positionAfterSkippingLeadingTrivia),
      end: location(syntax.item.endPositionBeforeTrailingTrivia))
    item.used = Self.names(in: syntax)
    // The compiler would report what follows in another file.
    item.omitted = syntax.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == .poundSourceLocation }
      .compactMap { $0.parent.map(span) }
    switch syntax.item {
    case .decl(let declaration): read(declaration, into: &item)
    case .expr(let expression): read(expression, into: &item)
    default: break
    }
    return item
  }

  private func read(_ declaration: DeclSyntax, into item: inout TopLevelCode.Item) {
    if let module = declaration.as(ImportDeclSyntax.self) {
      item.role = .importedModule(module.path.trimmedDescription)
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      let isComputed = variable.bindings.contains { $0.accessorBlock != nil }
      item.role = isComputed || !variable.attributes.isEmpty ? .member : .variable
      item.declared = Set(variable.bindings.flatMap { Self.bound(by: $0.pattern) })
      readModifiers(variable.modifiers, before: variable.bindingSpecifier, variable.attributes, into: &item)
    } else if let extended = declaration.as(ExtensionDeclSyntax.self) {
      (item.role, item.isExtension) = (.declaration, true)
      item.declared = Set(extended.memberBlock.members.compactMap { Self.name(of: $0.decl) })
      if extended.inheritanceClause != nil {
        // The conformance is what is used.
        let type = extended.extendedType.trimmedDescription
        item.declared.insert(type)
        item.conforming = type.split(separator: ".").first.map(String.init)
      }
      readModifiers(extended.modifiers, before: extended.extensionKeyword, extended.attributes, into: &item)
      if extended.inheritanceClause != nil { item.modifier = nil }
    } else if let preview = declaration.as(MacroExpansionDeclSyntax.self), preview.macroName.text == "Preview" {
      item.role = .preview(contents(of: preview.trailingClosure))
    } else {
      item.role = .declaration
      item.declared = Set([Self.name(of: declaration)].compactMap(\.self))
      item.isVisibleInModule =
        declaration.is(OperatorDeclSyntax.self) || declaration.is(PrecedenceGroupDeclSyntax.self)
      if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
        readModifiers(group.modifiers, before: group.introducer, group.attributes, into: &item)
      } else if let function = declaration.as(FunctionDeclSyntax.self) {
        item.role = .function
        readModifiers(function.modifiers, before: function.funcKeyword, function.attributes, into: &item)
      } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
        readModifiers(alias.modifiers, before: alias.typealiasKeyword, alias.attributes, into: &item)
      }
    }
  }

  private func read(_ expression: ExprSyntax, into item: inout TopLevelCode.Item) {
    guard let macro = expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" else { return }
    item.role = .preview(contents(of: macro.trailingClosure))
  }

  private func contents(of closure: ClosureExprSyntax?) -> [TopLevelCode.Item] {
    (closure?.statements ?? []).map { syntax in
      var item = item(syntax)
      if let variable = syntax.item.as(VariableDeclSyntax.self) {
        omit("Previewable", of: variable.attributes, in: &item)
      }
      return item
    }
  }

  private func readModifiers(
    _ modifiers: DeclModifierListSyntax, before keyword: TokenSyntax, _ attributes: AttributeListSyntax,
    into item: inout TopLevelCode.Item
  ) {
    item.modifier = location(
      (modifiers.first?.firstToken(viewMode: .sourceAccurate) ?? keyword)
        .positionAfterSkippingLeadingTrivia)
    for modifier in modifiers where Self.access.contains(modifier.name.text) { item.omitted.append(span(modifier)) }
    omit("main", of: attributes, in: &item)
    omit("available", of: attributes, in: &item)
  }

  private func omit(_ name: String, of attributes: AttributeListSyntax, in item: inout TopLevelCode.Item) {
    for case .attribute(let attribute) in attributes where attribute.attributeName.trimmedDescription == name {
      item.omitted.append(span(attribute))
    }
  }

  private static let access: Set = ["public", "internal", "package", "open", "private", "fileprivate"]

  // MARK: Names

  private static func name(of declaration: DeclSyntax) -> String? {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return bound(by: variable.bindings.first?.pattern).first
    }
    return declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  private static func bound(by pattern: PatternSyntax?) -> [String] {
    guard let pattern else { return [] }
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier.text] }
    return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { bound(by: $0.pattern) } ?? []
  }

  /// Returns the identifiers in a syntax node; `$name` and `_name` give `name` too.
  private static func names(in syntax: some SyntaxProtocol) -> Set<String> {
    var names: Set<String> = []
    for token in syntax.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(let name), .dollarIdentifier(let name), .binaryOperator(let name), .prefixOperator(let name),
        .postfixOperator(let name):
        names.insert(name)
        if name.hasPrefix("$") || name.hasPrefix("_") { names.insert(String(name.dropFirst())) }
      default: break
      }
    }
    return names
  }

  private func location(_ position: AbsolutePosition) -> Location { source.location(atOffset: position.utf8Offset) }

  private func span(_ syntax: some SyntaxProtocol) -> Span {
    Span(location(syntax.positionAfterSkippingLeadingTrivia), location(syntax.endPositionBeforeTrailingTrivia))
  }
}
