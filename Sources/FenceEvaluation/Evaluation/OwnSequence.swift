import Diagnostics
import FenceSyntax

/// A value of a type of the fence whose elements can be gone through: a sequence, an iterator, a collection.
struct OwnSequence {
  private enum Form {
    /// What `next()` is called on.
    case iterator(TypeDeclaration)
    /// Positions from the start to the end, and a subscript.
    case collection
    case lazy(LazyElements)
  }

  /// Properties that a sequence or collection has by itself.
  static let properties: Set = [
    "count", "isEmpty", "first", "last", "indices", "lazy", "underestimatedCount", "startIndex", "endIndex",
  ]

  private let box: Box
  private let form: Form
  private let evaluator: Evaluator
  private let mark: SourceMark

  /// `nil` for a value that is no sequence.
  init?(_ value: Value, _ evaluator: Evaluator, _ mark: SourceMark) throws {
    if case .native(let elements as LazyElements) = value {
      (box, form, self.evaluator, self.mark) = (Box(.nothing), .lazy(elements), evaluator, mark)
      return
    }
    guard let type = value.declaredType else { return nil }
    (self.evaluator, self.mark) = (evaluator, mark)
    if evaluator.methods("makeIterator", of: type) != nil {
      let iterator = try evaluator.callMethod("makeIterator", value, [], mark)
      guard let made = iterator.declaredType, evaluator.methods("next", of: made) != nil else {
        guard let elements = iterator.elements else { return nil }
        let source = Box(.array(elements))
        (box, form) = (source, .collection)
        return
      }
      (box, form) = (Box(iterator), .iterator(made))
    } else if evaluator.methods("next", of: type) != nil, !type.isPlainView {
      (box, form) = (Box(value), .iterator(type))
    } else if evaluator.methods("subscript", of: type) != nil, evaluator.property("endIndex", of: type) != nil {
      (box, form) = (Box(value), .collection)
    } else {
      return nil
    }
  }

  init(_ elements: LazyElements, _ evaluator: Evaluator, _ mark: SourceMark) {
    (box, form, self.evaluator, self.mark) = (Box(.nothing), .lazy(elements), evaluator, mark)
  }

  /// Goes through the elements for as long as it is asked.
  func iterate(_ body: (Value) throws -> Bool) throws {
    let next = try iterator()
    while let element = try next() {
      try evaluator.step(mark)
      guard try body(element) else { return }
    }
  }

  /// What gives one element after the other, and `nil` behind the last.
  func iterator() throws -> () throws -> Value? {
    switch form {
    case .lazy(let elements): return elements.iterator()
    case .iterator(let type):
      let receiver = Receiver(box: box, type: type)
      let functions = evaluator.methods("next", of: type) ?? []
      guard let next = functions.first(where: { $0.parameters.isEmpty }) else { return { nil } }
      return { [evaluator, mark] in
        try evaluator.step(mark)
        let value = try evaluator.invoke(next, [], mark, receiver: receiver, scope: type.scope)
        if case .nothing = value { return nil }
        return value.settled
      }
    case .collection:
      let value = box.value
      if case .array(let elements) = value {
        var rest = elements[...]
        return { rest.popFirst() }
      }
      guard let start = try evaluator.member("startIndex", of: value, mark).whole,
        let end = try evaluator.member("endIndex", of: value, mark).whole
      else { return { nil } }
      var position = start
      return { [evaluator, mark] in
        guard position < end else { return nil }
        defer { position += 1 }
        let argument = CallArgument(label: nil, value: .integer(position), mark: mark)
        return try evaluator.callMethod("subscript", value, [argument], mark).settled
      }
    }
  }

  /// All elements.
  func elements() throws -> [Value] {
    var all: [Value] = []
    try iterate { element in
      all.append(element)
      if all.count > evaluator.meter.limits.elements { try evaluator.checkSize(all.count, mark) }
      return true
    }
    return all
  }

  /// As many elements as a method of sequences needs: one without end may be asked for its first.
  func elements(for method: String, _ arguments: [CallArgument]) throws -> [Value] {
    var all: [Value] = []
    let wanted = arguments.first?.value
    switch (method, wanted) {
    case ("prefix", let count?) where count.whole != nil:
      let most = max(0, count.whole ?? 0)
      guard most > 0 else { return [] }
      try iterate { element in
        all.append(element)
        if all.count > evaluator.meter.limits.elements { try evaluator.checkSize(all.count, mark) }
        return all.count < most
      }
    case ("first", .function?), ("contains", .function?):
      try iterate { element in
        all = [element]
        return try !evaluator.truth(
          of: evaluator.call(wanted ?? .nothing, [CallArgument(label: nil, value: element, mark: mark)], mark), mark)
      }
    default: return try elements()
    }
    return all
  }
}

extension TypeDeclaration {
  /// Whether it is a view that happens to have a method `next`.
  fileprivate var isPlainView: Bool { isView || !conforms(to: "IteratorProtocol", "Sequence", "AsyncIteratorProtocol") }
}
