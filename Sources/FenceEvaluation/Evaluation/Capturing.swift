import FenceSyntax

/// The part of the bodies around them that closures keep: what they use, as in Swift. Objects go once nobody uses them.
struct Capturing {
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// The scope in which a closure's own scopes are made.
  func scope(of closure: ClosureSyntax, in scope: Scope) -> Scope {
    if closure.captures.contains(where: \.isWeak) { evaluator.followsLifetimes = true }
    // What is not told when it goes may stay.
    guard evaluator.followsLifetimes else { return scope }
    let offset = closure.captures.isEmpty ? 0 : 1
    var slots: [Int: Set<Int>] = [:]
    for place in closure.captured where place.depth >= offset {
      slots[place.depth - offset, default: []].insert(place.slot)
    }
    return scope.reduced(to: slots, receiver: receiver(of: closure, scope))
  }

  /// Returns the receiver of a closure; one without an object where the closure names no member.
  private func receiver(of closure: ClosureSyntax, _ scope: Scope) -> Receiver? {
    guard let receiver = scope.receiver else { return nil }
    guard case .object(let object)? = try? receiver.box.read() else { return receiver }
    if closure.captures.contains(where: \.isWeakSelf) {
      let weak = WeakObject(object: object)
      return Receiver(box: Box(get: { weak.value }, set: { _ in }), type: receiver.type)
    }
    let isUsed = closure.outerNames.contains { name in
      name == "self" || isMember(name, of: object.type) || isMember(String(name.dropFirst()), of: object.type)
    }
    return isUsed ? receiver : receiver.ofType
  }

  private func isMember(_ name: String, of type: TypeDeclaration) -> Bool {
    evaluator.property(name, of: type) != nil || evaluator.methods(name, of: type) != nil
  }
}

extension Scope {
  /// The same names with nothing at slots but what a closure uses.
  ///
  /// - Parameters:
  ///   - slots: the slots it uses, by how far out they are.
  ///   - receiver: what `self` is.
  fileprivate func reduced(to slots: [Int: Set<Int>], receiver: Receiver?) -> Scope {
    var (chain, next): ([Scope], Scope?) = ([], self)
    while let scope = next, scope.isOfBody {
      chain.append(scope)
      next = scope.parent
    }
    var outer = next
    for (depth, scope) in chain.enumerated().reversed() {
      let copy = Scope(parent: outer, declaring: scope.names)
      copy.receiver = scope.receiver == nil ? nil : receiver
      for slot in slots[depth] ?? [] {
        if let box = scope.box(at: slot) { copy.set(slot, box) }
      }
      outer = copy
    }
    return outer ?? self
  }

  /// The same names of types, with nothing that a body holds.
  var ofTypes: Scope {
    reduced(to: [:], receiver: receiver?.ofType)
  }

  /// Whether it is that of a body that runs, not a type's or a note's.
  private var isOfBody: Bool {
    guard let parent else { return false }
    return receiver != nil || hasSlots || names === parent.names
  }
}

extension Receiver {
  /// A receiver of the type without a value.
  fileprivate var ofType: Receiver { Receiver(box: Box(.nothing), type: type, isStatic: isStatic) }
}

extension TypeSyntax {
  /// Whether it says when objects are gone: by a `deinit` or by a property that does not keep its object.
  var tellsOfLifetimes: Bool {
    members.contains { member in
      switch member.kind {
      case .function(let function): function.name == "deinit"
      case .variables(let variables): variables.contains(where: \.isWeak)
      case .type(let nested): nested.tellsOfLifetimes
      default: false
      }
    }
  }
}
