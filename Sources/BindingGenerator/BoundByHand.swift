import SwiftParser
import SwiftSyntax

/// What the catalog binds by hand, and what it calls Swift's types.
///
/// `.view("Toggle") { … }` binds all forms of a name; `.moreOfView("Toggle") { … }` only those that the declarations
/// don't have.
struct BoundByHand {
  /// `view Toggle`, `modifier padding`, `method Path.applying` …
  private(set) var names: Set<String> = []
  /// Types of which the static members are listed by hand, by their names in fences.
  private(set) var memberTables: Set<String> = []
  /// Types that fences name, by their names in Swift.
  private(set) var typeNames: [String: String] = [:]
  /// Types that parameters of bindings by hand are of, by their names in Swift.
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

/// Finds bindings in a file of the catalog.
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
      // A function that makes bindings or members: `gradient("LinearGradient", …)`.
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

  /// `MemberTable(Font.self, …)`, `MemberTable(casesOf: Font.Design.self)`, `MemberTable(named: "Shape", …)`
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
