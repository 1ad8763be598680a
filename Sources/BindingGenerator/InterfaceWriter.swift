import SwiftParser
import SwiftSyntax

/// Writes the declarations of sources without their bodies, one a line, for the type checker of fences.
///
/// A line that starts with `>` begins a type or an extension: `>Text|struct Text: View`. The lines after it are its
/// members, each after its name without backticks: `bold|func bold(_ isActive: Bool = 0) -> Text`.
final class InterfaceWriter: SyntaxVisitor {
  private(set) var lines: [String] = []
  private var scopes: [Scope] = []
  /// Whether all declarations are written, and not only public ones.
  private let isWhole: Bool

  /// The functions of types that return a value of the type, by the type's name.
  private let makers: [String: Set<String>]

  private struct Scope {
    var name: String
    var isVisible: Bool
    var isProtocol = false
    /// The members, which follow the header; nested types come after them.
    var members: [String] = []
    var nested: [String] = []
    var header: String
  }

  private init(isWhole: Bool, makers: [String: Set<String>]) {
    (self.isWhole, self.makers) = (isWhole, makers)
    super.init(viewMode: .sourceAccurate)
  }

  /// - Parameter makers: the functions of types that return a value of the type, by the type's name.
  static func lines(of source: String, isWhole: Bool, makers: [String: Set<String>] = [:]) -> [String] {
    let writer = InterfaceWriter(isWhole: isWhole, makers: makers)
    writer.walk(Parser.parse(source: source))
    return writer.lines
  }

  private func isVisible(_ modifiers: DeclModifierListSyntax) -> Bool {
    if isWhole || scopes.last?.isProtocol == true { return true }
    return modifiers.contains { $0.name.text == "public" }
  }

  private var isInside: Bool { scopes.allSatisfy(\.isVisible) }
  private func qualified(_ name: String) -> String { scopes.last.map { $0.name + "." + name } ?? name }

  private func enter(_ name: String, _ header: some SyntaxProtocol, isVisible: Bool, isProtocol: Bool = false) {
    scopes.append(
      Scope(
        name: name, isVisible: isVisible, isProtocol: isProtocol, header: ">\(name)|\(Self.text(header))"))
  }

  private func leave() {
    let scope = scopes.removeLast()
    guard scope.isVisible, isInside else { return }
    let written = [scope.header] + scope.members + scope.nested
    if scopes.isEmpty { lines += written } else { scopes[scopes.count - 1].nested += written }
  }

  private func add(_ name: String, _ text: String) {
    guard isInside else { return }
    if name.hasPrefix("_") { return }
    let name = name.filter { $0 != "`" }
    if scopes.isEmpty {
      lines += [">_|extension _ {}", "\(name)|\(text)"]
    } else {
      scopes[scopes.count - 1].members.append("\(name)|\(text)")
    }
  }

  // MARK: Types

  private func type<Node: DeclGroupSyntax & NamedDeclSyntax>(_ node: Node) -> SyntaxVisitorContinueKind {
    var header = node
    header.memberBlock = MemberBlockSyntax(members: [])
    header.attributes = Self.attributes(node.attributes)
    header.modifiers = []
    enter(qualified(node.name.text), header, isVisible: isVisible(node.modifiers))
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    var header = node
    header.memberBlock = MemberBlockSyntax(members: [])
    (header.attributes, header.modifiers) = ([], [])
    // A protocol of the package is written without its members, since public types inherit conformances from it.
    let isPublic = isVisible(node.modifiers)
    enter(qualified(node.name.text), header, isVisible: true, isProtocol: true)
    return isPublic ? .visitChildren : .skipChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    var header = node
    header.memberBlock = MemberBlockSyntax(members: [])
    (header.attributes, header.modifiers) = ([], [])
    let name = node.extendedType.trimmedDescription.split(separator: "<")[0]
    enter(String(name), header, isVisible: true)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isVisible(node.modifiers) else { return .skipChildren }
    var alias = node
    (alias.attributes, alias.modifiers) = ([], [])
    enter(qualified(node.name.text), alias, isVisible: true)
    leave()
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(qualified(node.name.text), node, isVisible: true)
    leave()
    return .skipChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isVisible(node.modifiers) else { return .skipChildren }
    var function = node
    function.body = nil
    function.attributes = Self.attributes(node.attributes)
    function.modifiers = Self.modifiers(node.modifiers)
    function.signature.parameterClause = Self.withoutValues(node.signature.parameterClause)
    add(node.name.text, Self.text(function))
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isVisible(node.modifiers) else { return .skipChildren }
    var initializer = node
    initializer.body = nil
    initializer.attributes = Self.attributes(node.attributes)
    initializer.modifiers = []
    initializer.signature.parameterClause = Self.withoutValues(node.signature.parameterClause)
    add("init", Self.text(initializer))
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isVisible(node.modifiers) else { return .skipChildren }
    var element = node
    element.accessorBlock = nil
    element.attributes = []
    element.modifiers = Self.modifiers(node.modifiers)
    element.parameterClause = Self.withoutValues(node.parameterClause)
    add("subscript", Self.text(element) + Self.accessors(node.accessorBlock, isLet: false, isStored: false))
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      var plain = element
      (plain.rawValue, plain.trailingComma) = (nil, nil)
      add(element.name.text, "case " + Self.text(plain))
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isVisible(node.modifiers) else { return .skipChildren }
    let isLet = node.bindingSpecifier.text == "let"
    let isReadOnly = node.modifiers.contains { $0.detail?.detail.text == "set" }
    let modifiers = node.modifiers.contains { $0.name.text == "static" } ? "static " : ""
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      let type = binding.typeAnnotation.map { Self.text($0.type) } ?? type(of: binding.initializer?.value)
      let accessors = Self.accessors(
        binding.accessorBlock, isLet: isLet || isReadOnly, isStored: binding.accessorBlock == nil)
      add(name.filter { $0 != "`" }, "\(modifiers)var \(name): \(type)\(accessors)")
    }
    return .skipChildren
  }

  // MARK: Text

  private static func accessors(_ block: AccessorBlockSyntax?, isLet: Bool, isStored: Bool) -> String {
    var isSettable = isStored
    if case .accessors(let list)? = block?.accessors {
      isSettable = list.contains {
        ["set", "_modify", "nonmutating set", "didSet"].contains($0.accessorSpecifier.text)
      }
    }
    return isSettable && !isLet ? " { get set }" : " { get }"
  }

  /// Returns the type of a value where its source shows it; `_` for others.
  private func type(of value: ExprSyntax?) -> String {
    guard let value else { return "_" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if let call = value.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression.trimmedDescription
      if callee.first?.isUppercase == true, callee.split(separator: ".").allSatisfy({ $0.first?.isUppercase == true }) {
        return callee
      }
      // A function of the type around, which makes values of that type.
      let parts = callee.split(separator: ".")
      if let owner = scopes.last?.name, let name = parts.last,
        parts.count == 1 || parts[0] == owner || parts[0] == "Self",
        makers[owner]?.contains(String(name)) == true
      {
        return owner
      }
    }
    return "_"
  }

  private static func attributes(_ list: AttributeListSyntax) -> AttributeListSyntax {
    let known = [
      "propertyWrapper", "dynamicMemberLookup", "resultBuilder", "_disfavoredOverload", "discardableResult",
    ]
    let kept = list.filter { element in
      guard case .attribute(let attribute) = element else { return false }
      return known.contains(attribute.attributeName.trimmedDescription)
    }
    return AttributeListSyntax(kept.map { $0.with(\.trailingTrivia, .space) })
  }

  private static func modifiers(_ list: DeclModifierListSyntax) -> DeclModifierListSyntax {
    list.filter { ["static", "mutating", "prefix", "postfix", "class"].contains($0.name.text) }
  }

  private static func withoutValues(_ clause: FunctionParameterClauseSyntax) -> FunctionParameterClauseSyntax {
    var clause = clause
    clause.parameters = FunctionParameterListSyntax(
      clause.parameters.map { parameter in
        var parameter = parameter
        if parameter.defaultValue != nil {
          parameter.defaultValue = InitializerClauseSyntax(
            equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
            value: IntegerLiteralExprSyntax(literal: .integerLiteral("0")))
        }
        return parameter
      })
    return clause
  }

  /// Returns the source of a node in one line, without comments.
  private static func text(_ node: some SyntaxProtocol) -> String {
    var text = ""
    var isSpaced = false
    for token in node.tokens(viewMode: .sourceAccurate) {
      if isSpaced || !token.leadingTrivia.isEmpty, !text.isEmpty { text += " " }
      text += token.text
      isSpaced = !token.trailingTrivia.isEmpty
    }
    return text
  }
}
