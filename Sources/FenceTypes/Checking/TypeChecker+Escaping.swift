/// Follows closures that are kept for later, and the parameters that may not be.
extension TypeChecker {
  /// The use of a closure that keeps it.
  enum Keeping { case assigned, returned, passed, element, task }

  /// Notes that a value is kept if it is a closure; a parameter that may not be is reported.
  ///
  /// - Parameter place: the place of an assignment, at which that is reported.
  func keep(_ value: Node, _ keeping: Keeping, at place: Int? = nil) {
    switch value.kind {
    case .closure: kept[ObjectIdentifier(value)] = keeping
    case .name(let name, _):
      guard case .local(let local) = entity(name), local.isNonescaping else { return }
      switch keeping {
      case .assigned:
        report(place ?? value.start, "assigning non-escaping parameter '\(name)' to an '@escaping' closure")
      case .returned:
        report(value.start, "using non-escaping parameter '\(name)' in a context expecting an '@escaping' closure")
      case .element:
        report(
          value.start,
          "converting non-escaping parameter '\(name)' to generic parameter 'Element' may allow it to escape")
      case .passed, .task:
        report(value.start, "passing non-escaping parameter '\(name)' to function expecting an '@escaping' closure")
      }
    default: return
    }
  }

  /// Notes that an argument is kept if the function says so.
  func keep(_ argument: Argument, _ parameter: Member.Parameter, of candidate: Candidate) {
    if candidate.isOfLibrary || candidate.owner?.isOfFence == false {
      if candidate.owner?.name == "Array", parameter.type == .name("Element"), candidate.member.isMutating {
        keep(argument.value, .element)
      }
      return
    }
    guard parameter.isEscaping, !parameter.isAutoclosure, parameter.builders.isEmpty else { return }
    switch parameter.type {
    case .function, .optional(.function): keep(argument.value, .passed)
    default: return
    }
  }

  /// Enters a closure's scope.
  func enterClosure(_ closure: Closure, _ node: Node) {
    if closure.captures.contains(where: { $0.name == "self" }) {
      (context.needsSelf, context.capturesSelf) = (false, true)
    }
    guard let keeping = kept[ObjectIdentifier(node)] else { return }
    scope.keptClosure = node.start
    if keeping != .task, !context.capturesSelf { context.needsSelf = true }
  }

  /// Reports a parameter that may not be kept and is used in a closure that is.
  func checkCapture(_ name: String, _ local: Local) {
    guard local.isNonescaping else { return }
    var current: Scope? = scope
    while let scope = current, scope.values[name] == nil {
      if let place = scope.keptClosure {
        report(place, "escaping closure captures non-escaping parameter '\(name)'")
        return
      }
      current = scope.parent
    }
  }

  /// Reports a member of an object that a closure keeps without saying so.
  func checkImplicitSelf(_ candidate: Candidate, _ place: Int) {
    let member = candidate.member
    guard context.needsSelf, !context.isStatic, !member.isStatic, context.owner?.kind == .classType,
      candidate.owner?.isOfFence == true
    else { return }
    let use = member.kind == .function ? "call to method" : "reference to property"
    report(
      place,
      "\(use) '\(member.name)' in closure requires explicit use of 'self' to make capture semantics explicit")
  }
}
