import Diagnostics
import FenceSyntax

extension Operators {
  /// `static func < (a, b)`, `static prefix func -` and the like of a declared type or an extension.
  package static func custom(
    _ name: String, _ operands: [Value], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    try custom(name, operands.map { CallArgument(label: nil, value: $0, mark: mark) }, evaluator, mark)
  }

  /// An operator of a declared type or an extension, the first of whose operands may be changed.
  static func custom(
    _ name: String, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    for operand in arguments {
      let type: TypeDeclaration? =
        switch operand.value {
        case .instance(let instance): instance.type
        case .object(let object): object.type
        case .enumCase(let item): item.type
        default: evaluator.extensions.isEmpty ? nil : evaluator.extensions[operand.value.typeName]
        }
      guard let type else { continue }
      // A superclass's operator is for its subclasses, too, and a protocol's for what conforms to it.
      for declared in [type] + evaluator.ancestors(of: type) {
        guard
          let functions = declared.methods[name]?.filter({ $0.body != nil && $0.parameters.count == arguments.count }),
          !functions.isEmpty
        else { continue }
        let isAdded = declared === evaluator.extensions[declared.name]
        let own = TypeValue(name: type.name, declaration: isAdded ? nil : type)
        let receiver = Receiver(box: Box(.type(own)), type: type, isStatic: true)
        return try evaluator.invoke(
          evaluator.chosen(functions, arguments, nil), arguments, mark, receiver: receiver, scope: declared.scope)
      }
    }
    if case .function(let function)? = try evaluator.globals.names.variable(name)?.read() {
      guard function.parameterCount == 0 || function.parameterCount == arguments.count else { return nil }
      return try function.call(arguments, mark)
    }
    return nil
  }
}
