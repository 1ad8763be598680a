import Diagnostics
import SwiftSyntax

extension MacroExpansionExprSyntax {
  /// Returns the literal that a macro of the place in the source is: `#line`, `#column`, `#function`; `nil` for another
  /// macro, and where a call decides, as for a parameter's default value.
  func literal(in source: SourceFile, at mark: SourceMark) -> Expression.Kind? {
    guard !isDefaultValue else { return nil }
    let start = source.location(atOffset: mark.lowerBound)
    switch macroName.text {
    case "line": return .integer(start.line, type: "Int")
    case "column": return .integer(start.column, type: "Int")
    case "function": return enclosingFunction.map { .string([.text($0)]) }
    default: return nil
    }
  }

  private var isDefaultValue: Bool { parent?.parent?.is(FunctionParameterSyntax.self) == true }

  /// The name of the function or property around the macro; `nil` outside of one.
  private var enclosingFunction: String? {
    var node = parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.name.identifierText + Self.labels(function.signature.parameterClause)
      }
      if let initializer = current.as(InitializerDeclSyntax.self) {
        return "init" + Self.labels(initializer.signature.parameterClause)
      }
      if let element = current.as(SubscriptDeclSyntax.self) {
        return "subscript" + Self.labels(element.parameterClause, isSubscript: true)
      }
      if let binding = current.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return binding.pattern.trimmedDescription
      }
      if current.is(DeinitializerDeclSyntax.self) { return "deinit" }
      node = current.parent
    }
    return nil
  }

  private static func labels(_ clause: FunctionParameterClauseSyntax, isSubscript: Bool = false) -> String {
    let labels = clause.parameters.map { parameter -> String in
      let isUnlabelled = isSubscript && parameter.secondName == nil
      return (isUnlabelled ? "_" : parameter.firstName.identifierText) + ":"
    }
    return "(\(labels.joined()))"
  }
}
