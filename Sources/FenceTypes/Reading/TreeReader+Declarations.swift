import FenceSyntax
import SwiftSyntax

extension TreeReader {
  mutating func declarations(_ node: DeclSyntax) -> [Statement] {
    let place = start(node)
    return deeper([Statement(.other, place)]) { reader in reader.read(node, place) }
  }

  private mutating func read(_ node: DeclSyntax, _ place: Int) -> [Statement] {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): return [Statement(.variable(variable(node)), place)]
    case .functionDecl(let node): return [Statement(.function(function(node)), place)]
    case .extensionDecl(let node):
      let (extended, requirements) = extended(type(node.extendedType))
      let (members, nested) = membersOf(
        node.memberBlock, in: extended.plainName ?? node.extendedType.trimmedDescription)
      var generics = generics(nil, node.genericWhereClause)
      generics.requirements += requirements
      let read = Extension(
        extended: extended, inherited: inherited(node.inheritanceClause), generics: generics, members: members,
        nested: nested, start: start(node.extendedType))
      return [Statement(.extended(read), place)]
    case .macroExpansionDecl(let node) where node.macroName.text == "Preview":
      return [Statement(.preview(node.trailingClosure.map { closureBody($0.statements).body } ?? []), place)]
    case .ifConfigDecl(let node):
      switch node.active {
      case .statements(let items): return statements(items)
      case .decls(let items): return items.flatMap { declarations($0.decl) }
      default: return [Statement(.other, place)]
      }
    default: return typeDeclaration(node).map { [Statement(.type($0), place)] } ?? [Statement(.other, place)]
    }
  }

  /// The generic type that an extension is of, and what it demands of the type's parameters: 'extension [Text]' is one of
  /// arrays.
  private func extended(_ type: WrittenType) -> (WrittenType, [Generics.Requirement]) {
    switch type {
    case .array(let element): (.name("Array"), [.same(.name("Element"), element)])
    case .dictionary(let key, let value):
      (.name("Dictionary"), [.same(.name("Key"), key), .same(.name("Value"), value)])
    case .optional(let wrapped): (.name("Optional"), [.same(.name("Wrapped"), wrapped)])
    default: (type, [])
    }
  }

  /// Reads the declaration of a type; `nil` for other declarations.
  mutating func typeDeclaration(_ node: DeclSyntax) -> TypeDeclaration? {
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      return group(node, .structure, node.name, node.genericParameterClause, node.genericWhereClause)
    case .enumDecl(let node):
      return group(node, .enumeration, node.name, node.genericParameterClause, node.genericWhereClause)
    case .classDecl(let node):
      return group(node, .classType, node.name, node.genericParameterClause, node.genericWhereClause)
    case .actorDecl(let node):
      return group(node, .actor, node.name, node.genericParameterClause, node.genericWhereClause)
    case .protocolDecl(let node): return group(node, .protocolType, node.name, nil, node.genericWhereClause)
    case .typeAliasDecl(let node):
      return TypeDeclaration(
        name: qualified(node.name.plain), kind: .alias,
        generics: generics(node.genericParameterClause, node.genericWhereClause), inherited: [],
        aliased: type(node.initializer.value), isOfFence: isOfFence, start: start(node.name))
    case .associatedTypeDecl(let node):
      return TypeDeclaration(
        name: qualified(node.name.plain), kind: .associated, generics: generics(nil, node.genericWhereClause),
        inherited: inherited(node.inheritanceClause), aliased: node.initializer.map { type($0.value) },
        isOfFence: isOfFence, start: start(node.name))
    default: return nil
    }
  }

  private mutating func qualified(_ name: String) -> String {
    declare(type: name)
    return (enclosing + [name]).joined(separator: ".")
  }

  private mutating func group(
    _ node: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, _ name: TokenSyntax,
    _ clause: GenericParameterClauseSyntax?, _ condition: GenericWhereClauseSyntax?
  ) -> TypeDeclaration {
    let (members, nested) = membersOf(node.memberBlock, in: name.plain)
    return TypeDeclaration(
      name: qualified(name.plain), kind: kind, generics: generics(clause, condition),
      inherited: inherited(node.inheritanceClause), attributes: attributes(node.attributes), members: members,
      nested: nested, isOfFence: isOfFence, start: start(name), end: end(node.memberBlock),
      modifiers: modifiers(node.modifiers))
  }

  private mutating func membersOf(
    _ block: MemberBlockSyntax, in name: String
  ) -> (members: [Member], nested: [TypeDeclaration]) {
    enclosing.append(name)
    defer { enclosing.removeLast() }
    var (members, nested): ([Member], [TypeDeclaration]) = ([], [])
    for item in Self.active(block.members) {
      let place = start(item.decl)
      if let type = deeper(nil, { $0.typeDeclaration(item.decl) }) { nested.append(type) }
      switch item.decl.as(DeclSyntaxEnum.self) {
      case .functionDecl(let node): members.append(function(node))
      case .initializerDecl(let node): members.append(initializer(node, place))
      case .subscriptDecl(let node): members.append(element(node, place))
      case .enumCaseDecl(let node): members += node.elements.map { enumCase($0, modifiers(node.modifiers)) }
      case .variableDecl(let node): members += properties(variable(node), node)
      default: break
      }
    }
    return (members, nested)
  }

  /// The members of a block, of each `#if` those that are built.
  private static func active(_ members: MemberBlockItemListSyntax) -> [MemberBlockItemSyntax] {
    members.flatMap { item -> [MemberBlockItemSyntax] in
      guard let conditions = item.decl.as(IfConfigDeclSyntax.self) else { return [item] }
      if case .decls(let inner)? = conditions.active { return active(inner) }
      return []
    }
  }

  func modifiers(_ list: DeclModifierListSyntax) -> Set<String> {
    Set(list.map { $0.name.text + ($0.detail == nil ? "" : "(set)") })
  }

  mutating func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    list.compactMap { element in
      guard case .attribute(let node) = element else { return nil }
      var attribute = Attribute(name: "", start: start(node))
      guard case .named(let parts) = attributeType(node.attributeName), let last = parts.last else { return nil }
      (attribute.name, attribute.typeArguments) = (last.name, last.arguments)
      if parts.count > 1, parts[0].name != "SwiftUI" { attribute.name = parts.map(\.name).joined(separator: ".") }
      if case .argumentList(let list) = node.arguments { attribute.arguments = arguments(list) }
      attribute.hasArguments = node.arguments != nil
      return attribute
    }
  }

  mutating func function(_ node: FunctionDeclSyntax) -> Member {
    let parameters = parameters(node.signature.parameterClause)
    return Member(
      kind: .function, name: node.name.plain, parameters: parameters,
      result: node.signature.returnClause.map { type($0.type) } ?? .void,
      generics: generics(node.genericParameterClause, node.genericWhereClause), modifiers: modifiers(node.modifiers),
      attributes: attributes(node.attributes), isThrowing: Self.isThrowing(node.signature),
      isRethrowing: node.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.text == "rethrows",
      thrown: node.signature.effectSpecifiers?.throwsClause?.type.map { type($0) },
      isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil, hasBody: node.body != nil,
      body: block(node.body), start: start(node.name), end: node.body.map { start($0.rightBrace) } ?? 0,
      overload: isOfFence ? Overload(node) : nil)
  }

  /// Whether a function throws errors that are not those of its closures.
  private static func isThrowing(_ signature: FunctionSignatureSyntax) -> Bool {
    guard let clause = signature.effectSpecifiers?.throwsClause else { return false }
    return clause.throwsSpecifier.text == "throws"
  }

  private mutating func initializer(_ node: InitializerDeclSyntax, _ place: Int) -> Member {
    Member(
      kind: .initializer, name: "init", parameters: parameters(node.signature.parameterClause), result: .name("Self"),
      generics: generics(node.genericParameterClause, node.genericWhereClause), modifiers: modifiers(node.modifiers),
      attributes: attributes(node.attributes), isThrowing: Self.isThrowing(node.signature),
      isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil, isFailable: node.optionalMark != nil,
      hasBody: node.body != nil, body: block(node.body), start: start(node.initKeyword),
      end: node.body.map { start($0.rightBrace) } ?? 0, overload: isOfFence ? Overload(node) : nil,
      delegates: node.body.map { Self.delegates(of: $0) } ?? [])
  }

  /// The values whose initializers a body calls, by what is written before 'init'.
  private static func delegates(of body: CodeBlockSyntax) -> Set<String> {
    let words = body.tokens(viewMode: .sourceAccurate).map(\.text)
    return Set(words.indices.dropFirst(2).filter { words[$0] == "init" && words[$0 - 1] == "." }.map { words[$0 - 2] })
  }

  private mutating func element(_ node: SubscriptDeclSyntax, _ place: Int) -> Member {
    let accessors = accessors(node.accessorBlock)
    return Member(
      kind: .element, name: "subscript", parameters: parameters(node.parameterClause),
      result: type(node.returnClause.type), generics: generics(node.genericParameterClause, node.genericWhereClause),
      modifiers: modifiers(node.modifiers), attributes: attributes(node.attributes), isSettable: accessors.isSettable,
      hasBody: node.accessorBlock != nil, body: accessors.getter ?? [], start: start(node.subscriptKeyword),
      overload: isOfFence ? Overload(node) : nil)
  }

  private mutating func enumCase(_ node: EnumCaseElementSyntax, _ modifiers: Set<String>) -> Member {
    let parameters = (node.parameterClause?.parameters ?? []).map { parameter in
      Member.Parameter(
        label: parameter.firstName.flatMap { $0.text == "_" ? nil : $0.plain },
        name: (parameter.secondName ?? parameter.firstName)?.plain ?? "", type: type(parameter.type),
        hasDefault: parameter.defaultValue != nil)
    }
    return Member(
      kind: .enumCase, name: node.name.plain, parameters: parameters, result: .name("Self"), modifiers: modifiers,
      hasBody: node.rawValue != nil, body: node.rawValue.map { [expressionStatement($0.value)] } ?? [],
      start: start(node.name))
  }

  private mutating func parameters(_ clause: FunctionParameterClauseSyntax) -> [Member.Parameter] {
    clause.parameters.map { parameter in
      let attributes = attributes(parameter.attributes).map(\.name)
      let typeAttributes =
        parameter.type.as(AttributedTypeSyntax.self)?.attributes.trimmedDescription.contains("autoclosure") ?? false
      return Member.Parameter(
        label: parameter.firstName.text == "_" ? nil : parameter.firstName.plain,
        name: (parameter.secondName ?? parameter.firstName).plain, type: type(parameter.type),
        isInout: Self.isInout(parameter.type), isVariadic: parameter.ellipsis != nil,
        hasDefault: parameter.defaultValue != nil,
        value: isOfFence ? parameter.defaultValue.map { expression($0.value) } : nil, isAutoclosure: typeAttributes,
        isEscaping: isEscaping(parameter.type),
        builders: attributes.filter { $0.hasSuffix("Builder") || $0.first?.isUppercase == true },
        start: start(parameter))
    }
  }

  mutating func variable(_ node: VariableDeclSyntax) -> Variable {
    let modifiers = modifiers(node.modifiers)
    var bindings = node.bindings.map { binding($0, isLet: node.bindingSpecifier.text == "let") }
    // In 'var a, b: Int' the type is that of both.
    for index in bindings.indices.reversed().dropFirst()
    where bindings[index].type == nil && bindings[index].value == nil {
      bindings[index].type = bindings[index + 1].type
    }
    return Variable(
      isLet: node.bindingSpecifier.text == "let", isStatic: modifiers.contains("static") || modifiers.contains("class"),
      isLazy: modifiers.contains("lazy"), attributes: attributes(node.attributes), modifiers: modifiers,
      bindings: bindings)
  }

  private mutating func binding(_ node: PatternBindingSyntax, isLet: Bool) -> Variable.Binding {
    let accessors = accessors(node.accessorBlock)
    return Variable.Binding(
      pattern: pattern(node.pattern, binds: true, isLet: isLet), type: node.typeAnnotation.map { type($0.type) },
      value: node.initializer.map { expression($0.value) }, getter: accessors.getter, setter: accessors.setter,
      newName: accessors.newName, observers: accessors.observers, changesSelf: accessors.changesSelf,
      keepsSelf: accessors.keepsSelf, start: start(node.pattern))
  }

  private struct Accessors {
    var getter: [Statement]?
    var setter: [Statement]?
    var newName = "newValue"
    var observers: [(name: String, body: [Statement])] = []
    var changesSelf = false
    var keepsSelf = false
    var isSettable: Bool { setter != nil }
  }

  private mutating func accessors(_ block: AccessorBlockSyntax?) -> Accessors {
    var result = Accessors()
    switch block?.accessors {
    case .getter(let items): result.getter = statements(items)
    case .accessors(let list):
      for accessor in list {
        let body = self.block(accessor.body)
        let modifier = accessor.modifier?.name.text
        result.changesSelf = result.changesSelf || modifier == "mutating"
        result.keepsSelf = result.keepsSelf || modifier == "nonmutating"
        switch accessor.accessorSpecifier.text {
        case "get": result.getter = body
        case "set":
          result.setter = body
          result.newName = accessor.parameters?.name.plain ?? "newValue"
        case "willSet", "didSet": result.observers.append((accessor.accessorSpecifier.text, body))
        default: (result.getter, result.setter) = (result.getter ?? [], [])
        }
      }
    default: break
    }
    return result
  }

  private func properties(_ variable: Variable, _ node: VariableDeclSyntax) -> [Member] {
    variable.bindings.indices.compactMap { index in
      guard case .name(let name, let place, _) = variable.bindings[index].pattern else { return nil }
      let binding = variable.bindings[index]
      return Member(
        kind: .property, name: name, result: binding.type, modifiers: variable.modifiers,
        attributes: variable.attributes,
        isSettable: !variable.isLet && (binding.getter == nil || binding.setter != nil),
        hasBody: binding.isComputed || binding.value != nil, variable: variable, binding: index, start: place)
    }
  }
}
