import SwiftParser
import SwiftSyntax

/// Reads the public declarations of a file.
final class DeclarationReader: SyntaxVisitor {
  private(set) var file: DeclaredFile
  private var scopes: [Scope] = []

  /// A type or extension around a declaration.
  private struct Scope {
    let name: String
    let selfType: String?
    let generics: [String: String]
    let isPublic: Bool
    /// The purpose of the modifiers in an extension of `View`, from its documentation comment.
    var topic: String?
  }

  private init(_ path: String) {
    file = DeclaredFile(path: path)
    super.init(viewMode: .sourceAccurate)
  }

  static func read(_ source: String, path: String) -> DeclaredFile {
    let reader = DeclarationReader(path)
    reader.walk(Parser.parse(source: source))
    return reader.file
  }

  private var owner: String { scopes.last?.name ?? "" }

  /// Whether a declaration is visible to importers of the module.
  private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    guard scopes.allSatisfy(\.isPublic) else { return false }
    return modifiers.contains { $0.name.text == "public" }
  }

  private func enter(
    _ name: String, _ keyword: DeclaredType.Keyword, _ inheritance: InheritanceClauseSyntax?,
    _ generics: GenericParameterClauseSyntax?, _ modifiers: DeclModifierListSyntax
  ) -> SyntaxVisitorContinueKind {
    let full = owner.isEmpty ? name : "\(owner).\(name)"
    let isPublic = isPublic(modifiers)
    file.types.append(
      DeclaredType(
        name: full, keyword: keyword, inherited: inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? [],
        isPublic: isPublic, isGeneric: generics != nil))
    scopes.append(Scope(name: full, selfType: nil, generics: constraints(generics, nil), isPublic: isPublic))
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .structure, node.inheritanceClause, node.genericParameterClause, node.modifiers)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .enumeration, node.inheritanceClause, node.genericParameterClause, node.modifiers)
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .other, node.inheritanceClause, node.genericParameterClause, node.modifiers)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let generics = constraints(nil, node.genericWhereClause)
    scopes.append(
      Scope(
        name: node.extendedType.trimmedDescription, selfType: generics["Self"], generics: generics, isPublic: true,
        topic: Documentation(node.leadingTrivia).summary))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let index = file.types.lastIndex(where: { $0.name == owner }),
      Documentation(node.leadingTrivia).isInSwiftUI
    else { return .skipChildren }
    for element in node.elements {
      let parameters = element.parameterClause?.parameters.map { parameter in
        let label = parameter.firstName?.text
        return DeclaredParameter(
          label: label == "_" ? nil : label, type: parameter.type.trimmedDescription,
          fallback: parameter.defaultValue?.value.trimmedDescription, isVariadic: false, withoutEffect: nil)
      }
      file.types[index].cases.append(
        DeclaredFunction(
          owner: owner, name: element.name.plain, parameters: parameters ?? [], generics: [:], result: owner,
          isStatic: true))
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isPublic(node.modifiers), node.modifiers.contains(where: { $0.name.text == "static" }),
      Documentation(node.leadingTrivia).isInSwiftUI
    else { return .skipChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain else { continue }
      file.members.append(
        DeclaredMember(
          owner: owner, selfType: scopes.last?.selfType, name: name,
          type: binding.typeAnnotation?.type.trimmedDescription))
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let documentation = Documentation(node.leadingTrivia)
    guard isPublic(node.modifiers), node.signature.effectSpecifiers == nil, documentation.isInSwiftUI,
      case .identifier = node.name.tokenKind
    else { return .skipChildren }
    let modifiers = node.modifiers.map(\.name.text)
    file.functions.append(
      DeclaredFunction(
        owner: owner, name: node.name.plain,
        parameters: parameters(node.signature.parameterClause, documentation),
        generics: generics(node.genericParameterClause, node.genericWhereClause),
        result: node.signature.returnClause?.type.trimmedDescription, isStatic: modifiers.contains("static"),
        isMutating: modifiers.contains("mutating"), inertTopic: inertTopic(node)))
    return .skipChildren
  }

  /// Returns the purpose of a modifier that returns the view itself, in the folder of such modifiers.
  private func inertTopic(_ node: FunctionDeclSyntax) -> String? {
    guard file.path.contains("/Inert/"), owner == "View",
      node.body?.statements.trimmedDescription == "self"
    else { return nil }
    return scopes.last?.topic
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let documentation = Documentation(node.leadingTrivia)
    guard isPublic(node.modifiers), node.optionalMark == nil, node.signature.effectSpecifiers == nil,
      documentation.isInSwiftUI
    else { return .skipChildren }
    file.functions.append(
      DeclaredFunction(
        owner: owner, name: "init",
        parameters: parameters(node.signature.parameterClause, documentation),
        generics: generics(node.genericParameterClause, node.genericWhereClause), result: owner))
    return .skipChildren
  }

  private func parameters(
    _ clause: FunctionParameterClauseSyntax, _ documentation: Documentation
  ) -> [DeclaredParameter] {
    clause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).plain
      return DeclaredParameter(
        label: parameter.firstName.text == "_" ? nil : parameter.firstName.plain,
        type: parameter.type.withoutAttributes, fallback: parameter.defaultValue?.value.trimmedDescription,
        isVariadic: parameter.ellipsis != nil, withoutEffect: documentation.withoutEffect[name])
    }
  }

  private func generics(
    _ clause: GenericParameterClauseSyntax?, _ condition: GenericWhereClauseSyntax?
  ) -> [String: String] {
    scopes.reduce(into: [:]) { $0.merge($1.generics) { _, inner in inner } }
      .merging(constraints(clause, condition)) { _, inner in inner }
  }

  private func constraints(
    _ clause: GenericParameterClauseSyntax?, _ condition: GenericWhereClauseSyntax?
  ) -> [String: String] {
    var result: [String: String] = [:]
    for parameter in clause?.parameters ?? [] {
      result[parameter.name.text] = parameter.inheritedType?.trimmedDescription ?? "Any"
    }
    for requirement in condition?.requirements ?? [] {
      switch requirement.requirement {
      case .sameTypeRequirement(let same):
        result[same.leftType.trimmedDescription] = same.rightType.trimmedDescription
      case .conformanceRequirement(let conformance):
        result[conformance.leftType.trimmedDescription] = conformance.rightType.trimmedDescription
      default: break
      }
    }
    return result
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var plain: String { text.filter { $0 != "`" } }
}

extension TypeSyntax {
  /// The type without attributes such as `@escaping` and `@Sendable`.
  fileprivate var withoutAttributes: String {
    guard let attributed = self.as(AttributedTypeSyntax.self) else { return trimmedDescription }
    return attributed.baseType.trimmedDescription
  }
}
