import Diagnostics
import SwiftSyntax

extension Lowering {
  mutating func declarations(_ node: DeclSyntax) -> [Statement] {
    let place = mark(node)
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): return [Statement(.variables(variables(variable)), place)]
    case .functionDecl(let function): return [Statement(.function(function.lowered(&self)), place)]
    case .initializerDecl(let initializer): return [Statement(.function(initializer.lowered(&self)), place)]
    case .deinitializerDecl(let node): return [Statement(.function(node.lowered(&self)), place)]
    case .subscriptDecl(let declaration): return [Statement(.function(declaration.lowered(&self)), place)]
    case .structDecl(let node):
      return [
        typeStatement(
          .structure, node.name, node.inheritanceClause, node.genericParameterClause, node.attributes, node.memberBlock,
          place)
      ]
    case .classDecl(let node):
      return [
        typeStatement(
          .classType, node.name, node.inheritanceClause, node.genericParameterClause, node.attributes, node.memberBlock,
          place)
      ]
    case .actorDecl(let node):
      return [
        typeStatement(
          .classType, node.name, node.inheritanceClause, node.genericParameterClause, node.attributes, node.memberBlock,
          place)
      ]
    case .enumDecl(let node):
      return [
        typeStatement(
          .enumeration, node.name, node.inheritanceClause, node.genericParameterClause, node.attributes,
          node.memberBlock, place)
      ]
    case .protocolDecl(let node):
      return [
        typeStatement(.protocolType, node.name, node.inheritanceClause, nil, node.attributes, node.memberBlock, place)
      ]
    case .extensionDecl(let node):
      let inherited = node.inheritanceClause?.inheritedTypes.map { type($0.type) } ?? []
      let extended = type(node.extendedType)
      conforming = TypeReading().conformingType(node.genericWhereClause)
      defer { conforming = nil }
      let syntax = ExtensionSyntax(
        type: extended, outer: node.extendedType.outerNames, inherited: inherited,
        members: within(extended.base) { $0.members(node.memberBlock) })
      return [Statement(.extension(syntax), place)]
    case .typeAliasDecl(let node):
      return [Statement(.alias(node.name.identifierText, type(node.initializer.value)), place)]
    case .ifConfigDecl(let node): return conditional(node)
    case .macroExpansionDecl(let node):
      let expression = macro(
        node.macroName.text, node, node.arguments, node.trailingClosure, node.additionalTrailingClosures)
      return [Statement(.expression(expression), place)]
    default: return [Statement(.nothing, place)]
    }
  }

  mutating func members(_ block: MemberBlockSyntax) -> [Statement] { block.members.flatMap { declarations($0.decl) } }

  /// Lowers the branch of an `#if` that holds on iOS, in a debug build.
  private mutating func conditional(_ node: IfConfigDeclSyntax) -> [Statement] {
    switch node.active {
    case .statements(let items): block(items)
    case .decls(let items): items.flatMap { declarations($0.decl) }
    default: []
    }
  }

  private mutating func typeStatement(
    _ kind: TypeSyntax.Kind, _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?,
    _ generics: GenericParameterClauseSyntax?, _ attributes: AttributeListSyntax, _ block: MemberBlockSyntax,
    _ place: SourceMark
  ) -> Statement {
    var cases: [TypeSyntax.Case] = []
    for member in block.members {
      guard let declaration = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
      for element in declaration.elements {
        let parameters = element.parameterClause?.parameters.map { parameter in
          ParameterSyntax(
            label: parameter.firstName?.identifierText, name: parameter.firstName?.identifierText ?? "",
            type: type(parameter.type),
            defaultValue: parameter.defaultValue.map { lower($0.value) }, isVariadic: false, isInout: false,
            isViewBuilder: false, isAutoclosure: false)
        }
        cases.append(
          .init(
            name: element.name.identifierText, parameters: parameters ?? [],
            rawValue: element.rawValue.map { lower($0.value) }))
      }
    }
    let syntax = TypeSyntax(
      kind: kind, name: name.identifierText, inherited: inheritance?.inheritedTypes.map { type($0.type) } ?? [],
      generics: generics?.parameters.map { $0.name.identifierText } ?? [], attributes: names(attributes),
      members: within(name.identifierText) { $0.members(block) }, cases: cases, mark: place)
    return Statement(.type(syntax), place)
  }

  /// Runs a closure with a type added to the enclosing ones.
  private mutating func within<Result>(_ type: String, _ body: (inout Lowering) -> Result) -> Result {
    enclosing.append(type)
    defer { enclosing.removeLast() }
    return body(&self)
  }

  func names(_ attributes: AttributeListSyntax) -> [String] {
    attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }

  func has(_ modifiers: DeclModifierListSyntax, _ names: String...) -> Bool {
    modifiers.contains { names.contains($0.name.text) }
  }

  mutating func variables(_ node: VariableDeclSyntax) -> [VariableSyntax] {
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
    let isBuilder = attributes.contains { Self.viewBuilders.contains($0.attributeName.trimmedDescription) }
    let wrapper = attributes.first { attribute in
      let name = attribute.attributeName.trimmedDescription
      return !Self.plainAttributes.contains(name) && name.first?.isUppercase == true
    }
    let wrapperSyntax = wrapper.map { attribute -> WrapperSyntax in
      var arguments: [Argument] = []
      if case .argumentList(let list) = attribute.arguments { arguments = self.arguments(list) }
      let name =
        attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attribute.attributeName.trimmedDescription
      return WrapperSyntax(name: name, arguments: arguments)
    }
    var declaredType: TypeName?
    let isAsync = has(node.modifiers, "async")
    let isIgnored = names(node.attributes).contains("ObservationIgnored")
    return node.bindings.reversed().map { binding -> VariableSyntax in
      if let annotation = binding.typeAnnotation { declaredType = type(annotation.type) }
      let accessors = self.accessors(binding.accessorBlock)
      let variable = VariableSyntax(
        name: binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText ?? "",
        pattern: pattern(binding.pattern),
        type: binding.typeAnnotation.map { type($0.type) } ?? (binding.initializer == nil ? declaredType : nil),
        initial: binding.initializer.map { initial($0.value, isAsync: isAsync) },
        isLet: node.bindingSpecifier.text == "let",
        isStatic: has(node.modifiers, "static", "class"), isLazy: has(node.modifiers, "lazy"), wrapper: wrapperSyntax,
        isViewBuilder: isBuilder, getter: accessors.getter, setter: accessors.setter, willSet: accessors.willSet,
        didSet: accessors.didSet, mark: mark(binding))
      (variable.isIgnored, variable.isWeak) = (isIgnored, has(node.modifiers, "weak", "unowned"))
      variable.isOverride = has(node.modifiers, "override")
      variable.isNonmutating = binding.accessorBlock?.hasNonmutatingSetter ?? false
      return variable
    }.reversed()
  }

  private mutating func initial(_ value: ExprSyntax, isAsync: Bool) -> Expression {
    let initial = lower(value)
    return isAsync ? Expression(.asyncLet(Expression(.await(initial), initial.mark)), initial.mark) : initial
  }

  /// The builders whose functions return views or the marks of a chart.
  static let viewBuilders: Set = [
    "ViewBuilder", "ChartContentBuilder", "AxisContentBuilder", "AxisMarkBuilder",
  ]

  /// Attributes before a property that are no property wrappers.
  private static let plainAttributes: Set = [
    "ViewBuilder", "MainActor", "ObservationIgnored", "IBOutlet", "Attribute", "Relationship", "Transient",
    "ToolbarContentBuilder", "SceneBuilder", "Sendable", "Previewable",
    "ChartContentBuilder", "AxisContentBuilder", "AxisMarkBuilder",
  ]

  typealias Accessors = (
    getter: [Statement]?, setter: (parameter: DeclaredName, body: [Statement])?,
    willSet: (parameter: DeclaredName, body: [Statement])?,
    didSet: (parameter: DeclaredName, body: [Statement])?
  )

  mutating func accessors(_ block: AccessorBlockSyntax?) -> Accessors {
    if case .getter(let items)? = block?.accessors { return (self.block(items), nil, nil, nil) }
    var result: Accessors = (nil, nil, nil, nil)
    guard case .accessors(let list)? = block?.accessors else { return result }
    for accessor in list {
      let body = accessor.body.map { self.block($0.statements) } ?? []
      let parameter = accessor.parameters?.name.identifierText
      switch accessor.accessorSpecifier.text {
      case "get": result.getter = accessor.body == nil ? nil : body
      case "set": result.setter = accessor.body == nil ? nil : (DeclaredName(parameter ?? "newValue"), body)
      case "willSet": result.willSet = (DeclaredName(parameter ?? "newValue"), body)
      case "didSet": result.didSet = (DeclaredName(parameter ?? "oldValue"), body)
      default: break
      }
    }
    return result
  }
}

extension TypeSyntax_ {
  /// The names of the types that a type is written within, from the outermost.
  fileprivate var outerNames: [String] {
    guard let base = self.as(MemberTypeSyntax.self)?.baseType else { return [] }
    let name = base.as(MemberTypeSyntax.self)?.name ?? base.as(IdentifierTypeSyntax.self)?.name
    return base.outerNames + [name?.identifierText ?? ""]
  }
}

extension AccessorBlockSyntax {
  fileprivate var hasNonmutatingSetter: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { $0.accessorSpecifier.text == "set" && $0.modifier?.name.text == "nonmutating" }
  }
}

extension StringProtocol {
  /// The text without surrounding whitespace.
  package var trimmed: String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last].drop { $0.isWhitespace })
  }
}
