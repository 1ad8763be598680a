import SwiftSyntax

extension Lowering {
  mutating func parameters(_ clause: FunctionParameterClauseSyntax) -> [ParameterSyntax] {
    clause.parameters.map { parameter in
      let first = parameter.firstName.identifierText
      let attributes = parameter.type.as(AttributedTypeSyntax.self)
      let typeAttributes = attributes?.attributes.trimmedDescription ?? ""
      return ParameterSyntax(
        label: first == "_" ? nil : first, name: parameter.secondName?.identifierText ?? first,
        type: type(parameter.type),
        defaultValue: parameter.defaultValue.map { lower($0.value) },
        isVariadic: parameter.ellipsis != nil || parameter.type.is(PackExpansionTypeSyntax.self),
        isInout: attributes?.specifiers.trimmedDescription.contains("inout") ?? false,
        isViewBuilder: names(parameter.attributes).contains(where: Self.viewBuilders.contains)
          || typeAttributes.contains("@ViewBuilder"),
        isAutoclosure: typeAttributes.contains("@autoclosure"),
        builder: OwnBuilder.name(in: names(parameter.attributes) + (attributes.map { names($0.attributes) } ?? [])))
    }
  }
}

extension ParameterSyntax {
  /// The parameter of an operator, which has no label.
  var asOperand: ParameterSyntax {
    ParameterSyntax(
      label: nil, name: name, type: type, defaultValue: defaultValue, isVariadic: isVariadic, isInout: isInout,
      isViewBuilder: isViewBuilder, isAutoclosure: isAutoclosure, builder: builder)
  }

  /// The parameter of a subscript, which has a label only if the source gives two names.
  var asSubscriptParameter: ParameterSyntax {
    ParameterSyntax(
      label: label == name ? nil : label, name: name, type: type, defaultValue: defaultValue, isVariadic: isVariadic,
      isInout: isInout, isViewBuilder: isViewBuilder, isAutoclosure: isAutoclosure)
  }
}
