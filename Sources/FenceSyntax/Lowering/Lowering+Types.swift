import SwiftSyntax

extension Lowering {
  func type(_ node: TypeSyntax_) -> TypeName { TypeReading(conforming: conforming).type(node) }
}

/// Reads written types.
struct TypeReading {
  /// The type that `Self` is; `nil` where it is the type around the code.
  var conforming: TypeName?

  func type(_ node: TypeSyntax_) -> TypeName {
    if let name = node.as(IdentifierTypeSyntax.self) {
      if name.name.text == "Self", let conforming { return conforming }
      return .named(name.name.identifierText, generics(name.genericArgumentClause))
    }
    if let member = node.as(MemberTypeSyntax.self) {
      let name = member.name.identifierText
      return .named(
        TypeName.nested["\(type(member.baseType).base).\(name)"] ?? name, generics(member.genericArgumentClause))
    }
    if let optional = node.as(OptionalTypeSyntax.self) { return .optional(type(optional.wrappedType)) }
    if let optional = node.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return .optional(type(optional.wrappedType))
    }
    if let array = node.as(ArrayTypeSyntax.self) { return .array(type(array.element)) }
    if let dictionary = node.as(DictionaryTypeSyntax.self) {
      return .dictionary(type(dictionary.key), type(dictionary.value))
    }
    if let tuple = node.as(TupleTypeSyntax.self) {
      let elements = tuple.elements.map { element in
        let label = element.firstName?.identifierText
        return TypeName.Element(label: label == "_" ? nil : label, type: type(element.type))
      }
      return elements.count == 1 ? elements[0].type : .tuple(elements)
    }
    if let function = node.as(FunctionTypeSyntax.self) {
      return .function(function.parameters.map { type($0.type) }, result: type(function.returnClause.type))
    }
    if let attributed = node.as(AttributedTypeSyntax.self) { return type(attributed.baseType) }
    if let some = node.as(SomeOrAnyTypeSyntax.self) { return type(some.constraint) }
    if let metatype = node.as(MetatypeTypeSyntax.self) { return .named("Type", [type(metatype.baseType)]) }
    return .named(node.trimmedDescription, [])
  }

  func generics(_ clause: GenericArgumentClauseSyntax?) -> [TypeName] {
    clause?.arguments.compactMap { argument in argument.argument.as(TypeSyntax_.self).map { type($0) } } ?? []
  }

  /// Returns the type that `Self` is in an extension: `Card` for `extension ButtonStyle where Self == Card`.
  func conformingType(_ clause: GenericWhereClauseSyntax?) -> TypeName? {
    clause?.requirements.lazy.compactMap { requirement in
      guard let same = requirement.requirement.as(SameTypeRequirementSyntax.self),
        same.leftType.trimmedDescription == "Self"
      else { return nil }
      return same.rightType.as(TypeSyntax_.self).map { self.type($0) }
    }.first
  }
}

/// The parser's type node, renamed because this module declares a `TypeSyntax` too.
typealias TypeSyntax_ = SwiftSyntax.TypeSyntax
