import SwiftParser
import SwiftSyntax

/// Reads interface files.
final class InterfaceReader: SyntaxVisitor {
  private(set) var types: [String: InterfaceType] = [:]
  private var owners: [(name: String, isClass: Bool, constraints: [String])] = []

  init() { super.init(viewMode: .sourceAccurate) }

  func read(_ source: String) { walk(Parser.parse(source: source)) }

  private func enter(
    _ name: String, _ inheritance: InheritanceClauseSyntax?, _ constraints: GenericWhereClauseSyntax?,
    isProtocol: Bool = false, isClass: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let full = isProtocol || owners.isEmpty ? name : "\(owners.map(\.name).last ?? "").\(name)"
    var type = types[full] ?? InterfaceType(name: full)
    if isProtocol { type.isProtocol = true }
    for inherited in inheritance?.inheritedTypes ?? [] {
      let name = inherited.type.trimmedDescription
      if !type.inherited.contains(name) { type.inherited.append(name) }
    }
    types[full] = type
    owners.append((full, isClass, texts(constraints)))
    return .visitChildren
  }

  private func texts(_ clause: GenericWhereClauseSyntax?) -> [String] {
    clause?.requirements.map { $0.requirement.trimmedDescription } ?? []
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause, node.genericWhereClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause, node.genericWhereClause, isClass: true)
  }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause, node.genericWhereClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause, node.genericWhereClause, isProtocol: true)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, node.inheritanceClause, node.genericWhereClause)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      let values = element.parameterClause?.parameters.enumerated().map { index, parameter in
        InterfaceParameter(
          label: parameter.firstName?.plain, name: "value\(index)", type: parameter.type, fallback: nil,
          isVariadic: false)
      }
      add(
        InterfaceMember(
          owner: owner, role: values == nil ? .staticProperty : .staticMethod, name: element.name.plain,
          parameters: values ?? [], result: type(owner)))
    }
    return .skipChildren
  }

  private var owner: String { owners.last?.name ?? "" }

  private func type(_ name: String) -> TypeSyntax { TypeSyntax(IdentifierTypeSyntax(name: .identifier(name))) }

  private func add(_ member: InterfaceMember) {
    var member = member
    member.constraints += owners.last?.constraints ?? []
    member.isOfClass = owners.last?.isClass ?? false
    types[owner]?.members.append(member)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isStatic = node.modifiers.contains { $0.name.text == "static" }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain,
        let type = binding.typeAnnotation?.type
      else { continue }
      var member = InterfaceMember(
        owner: owner, role: isStatic ? .staticProperty : .property, name: name, result: type)
      annotate(&member, node.attributes)
      // What a property requires is of its new value.
      let requirements = member.requirements
      member.requirements = []
      add(member)
      guard !isStatic, binding.accessorBlock?.trimmedDescription.contains("set") == true else { continue }
      let value = InterfaceParameter(label: nil, name: "newValue", type: type, fallback: nil, isVariadic: false)
      add(
        InterfaceMember(
          owner: owner, role: .setting, name: name, parameters: [value], isByHand: member.isByHand,
          requirements: requirements))
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier = node.name.tokenKind, !owner.isEmpty else { return .skipChildren }
    let modifiers = node.modifiers.map(\.name.text)
    let role: InterfaceMember.Role =
      modifiers.contains("static") ? .staticMethod : modifiers.contains("mutating") ? .mutating : .method
    var member = InterfaceMember(
      owner: owner, role: role, name: node.name.plain, parameters: parameters(node.signature.parameterClause),
      result: node.signature.returnClause?.type, generics: generics(node.genericParameterClause),
      constraints: texts(node.genericWhereClause))
    member.throwing = node.signature.effectSpecifiers != nil
    annotate(&member, node.attributes)
    add(member)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    var member = InterfaceMember(
      owner: owner, role: .initializer, name: "init", parameters: parameters(node.signature.parameterClause),
      result: type("Self"), generics: generics(node.genericParameterClause),
      constraints: texts(node.genericWhereClause))
    member.isFailable = node.optionalMark != nil
    member.throwing = node.signature.effectSpecifiers != nil
    annotate(&member, node.attributes)
    add(member)
    return .skipChildren
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [InterfaceParameter] {
    clause.parameters.map { parameter in
      let first = parameter.firstName.plain
      return InterfaceParameter(
        label: first == "_" ? nil : first, name: parameter.secondName?.plain ?? first, type: parameter.type,
        fallback: parameter.defaultValue?.value.trimmedDescription, isVariadic: parameter.ellipsis != nil)
    }
  }

  private func generics(_ clause: GenericParameterClauseSyntax?) -> [String: String] {
    var result: [String: String] = [:]
    for parameter in clause?.parameters ?? [] {
      result[parameter.name.text] = parameter.inheritedType?.trimmedDescription ?? "Any"
    }
    return result
  }

  private func annotate(_ member: inout InterfaceMember, _ attributes: AttributeListSyntax) {
    for case .attribute(let attribute) in attributes {
      let arguments =
        attribute.arguments?.as(LabeledExprListSyntax.self)?.map { $0.expression.trimmedDescription } ?? []
      switch attribute.attributeName.trimmedDescription {
      case "byHand": (member.isByHand, member.handOwner) = (true, arguments.first)
      case "size": member.sizes.append(arguments)
      case "requires" where arguments.count == 2: member.requirements.append((arguments[0], arguments[1]))
      default: break
      }
    }
  }
}
