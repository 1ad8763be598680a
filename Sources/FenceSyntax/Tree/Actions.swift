extension Expression {
  /// Whether evaluating the expression may change a value: it calls a function or assigns.
  package var mayAct: Bool {
    switch kind {
    case .call, .assign, .await: true
    default: operands.contains(where: \.mayAct)
    }
  }

  /// Whether the expression can be assigned to: it is a variable, a property or an element.
  package var isPlace: Bool {
    switch kind {
    case .name: true
    case .member(let base, _), .index(let base, _), .forceUnwrap(let base), .optionalChain(let base): base.isPlace
    default: false
    }
  }
}
