import SwiftParser
import SwiftSyntax

/// The names that the catalog binds by hand, and its names for Swift types.
///
/// `.view("Toggle") { … }` binds all forms of a name by hand; `.moreOfView("Toggle") { … }` adds forms to generated
/// ones.
struct BoundByHand {
  /// The bound names, each with its role: `view Toggle`, `modifier padding`, `method Path.applying` …
  private(set) var names: Set<String> = []
  /// The types whose static members are listed by hand, by their names in fences.
  private(set) var memberTables: Set<String> = []
  /// The names that fences use for types, by the types' names in Swift.
  private(set) var typeNames: [String: String] = [:]
  /// The types of parameters of bindings by hand, by their names in Swift.
  private(set) var usedTypes: Set<String> = []

  mutating func read(_ source: String) {
    let reader = BindingReader(viewMode: .sourceAccurate)
    reader.walk(Parser.parse(source: source))
    names.formUnion(reader.names)
    memberTables.formUnion(reader.memberTables)
    usedTypes.formUnion(reader.usedTypes)
    typeNames.merge(reader.typeNames) { first, _ in first }
  }

  func binds(_ role: String, _ name: String) -> Bool { names.contains("\(role) \(name)") }
}

/// A visitor that collects the bindings in a file of the catalog.
private final class BindingReader: SyntaxVisitor {
  var names: Set<String> = []
  var memberTables: Set<String> = []
  var typeNames: [String: String] = [:]
  var usedTypes: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let texts = node.arguments.prefix(2).map { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
    let called = node.calledExpression.trimmedDescription
    switch called {
    case ".staticFunction", ".method", ".mutation":
      if texts.count == 2, let type = texts[0], let name = texts[1] {
        names.insert("\(called.dropFirst()) \(type).\(name)")
      }
    case ".view", ".function", ".modifier", ".lifetime":
      if let name = texts.first ?? nil { names.insert("\(called.dropFirst()) \(name)") }
    case "Inert", "NotDrawn", "all", "ownStyle": namesOfSort("modifier", node)
    case "MemberTable": memberTable(node)
    case "PropertyTable": break
    case ".native", ".options", ".member":
      if let type = node.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.base {
        usedTypes.insert(type.trimmedDescription)
      }
    default:
      // A function that returns bindings or members: `gradient("LinearGradient", …)`.
      guard called.first?.isLowercase == true, node.arguments.first?.label == nil else { break }
      if let name = texts.first ?? nil, name.first?.isUppercase == true {
        names.formUnion(["view \(name)", "function \(name)"])
        memberTables.insert(name)
      }
    }
    return .visitChildren
  }

  private func namesOfSort(_ role: String, _ node: FunctionCallExprSyntax) {
    for argument in node.arguments {
      guard let name = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else { continue }
      names.insert("\(role) \(name)")
    }
  }

  /// Records the type of `MemberTable(Font.self, …)`, `MemberTable(casesOf: Font.Design.self)` or `MemberTable(named:
  /// "Shape", …)`.
  private func memberTable(_ node: FunctionCallExprSyntax) {
    guard let first = node.arguments.first, first.label?.text != "moreOf" else { return }
    if let name = first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      memberTables.insert(name)
    } else if let type = first.expression.as(MemberAccessExprSyntax.self)?.base {
      memberTables.insert(type.trimmedDescription)
    }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let protocols = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard protocols.contains("CatalogType") else { return .visitChildren }
    for member in node.memberBlock.members {
      guard let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first,
        binding.pattern.trimmedDescription == "catalogName",
        let name = binding.initializer?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      else { continue }
      typeNames[node.extendedType.trimmedDescription] = name
    }
    return .visitChildren
  }
}
