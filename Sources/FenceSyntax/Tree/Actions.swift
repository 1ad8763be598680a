extension Expression {
  /// Whether evaluating it may change a value: it calls a function or assigns.
  package var mayAct: Bool {
    switch kind {
    case .call, .assign, .await: true
    default: operands.contains(where: \.mayAct)
    }
  }

  /// Whether it names something that may be changed: a variable, a property or an element.
  package var isPlace: Bool {
    switch kind {
    case .name: true
    case .member(let base, _), .index(let base, _), .forceUnwrap(let base), .optionalChain(let base): base.isPlace
    default: false
    }
  }
}
