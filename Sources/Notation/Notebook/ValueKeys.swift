import FenceEvaluation
import VitrineUI

/// Writes values as text that is equal for values that behave alike, including the objects that they refer to.
///
/// One writer serves one state: an object is written in full once, and by its number from then on, so that the text
/// shows whether two places hold the same object. Functions, bindings and views, which can't be compared, are written
/// without contents.
struct ValueKeys {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var text = ""
  /// The most bytes of a text; longer ones are cut off, since values that share parts can have an endless text.
  private static let most = 400_000

  /// Returns the text of a value.
  mutating func text(of value: Any) -> String {
    text = ""
    if let value = value as? Value { write(value) } else { text = String(describing: value) }
    return text
  }

  private mutating func write(_ value: Value) {
    guard text.utf8.count < Self.most else { return }
    switch value {
    case .void, .function, .view, .binding, .implicit, .keyPath: text += "_"
    case .nothing: text += "nil"
    case .boolean(let value): text += String(value)
    case .integer(let value), .literal(let value, _): text += String(value)
    case .double(let value): text += String(value)
    case .string(let value): text += "\(value.count)\"\(value)"
    case .array(let elements), .set(let elements): write(elements.map { ("", $0) })
    case .dictionary(let dictionary): write(dictionary.entries.flatMap { [("", $0.key), (":", $0.value)] })
    case .tuple(let elements): write(elements.map { ($0.label ?? "", $0.value) })
    case .range(let range): text += range.text
    case .instance(let instance):
      text += instance.type.name
      write(instance.fields)
    case .object(let object): write(object)
    case .enumCase(let item):
      text += "\(item.type.name).\(item.name)"
      if !item.payload.isEmpty { write(item.payload.map { ($0.label ?? "", $0.value) }) }
    case .type(let type): text += type.name
    case .native(let native): write(native)
    }
  }

  private mutating func write(_ parts: [(name: String, value: Value)]) {
    text += "["
    for part in parts {
      text += part.name + "="
      write(part.value)
      text += ","
    }
    text += "]"
  }

  private mutating func write(_ fields: [String: Value]) {
    write(fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  private mutating func write(_ object: Object) {
    if let number = numbers[ObjectIdentifier(object)] {
      text += "#\(number)"
      return
    }
    numbers[ObjectIdentifier(object)] = numbers.count
    text += object.type.name
    write(object.fields)
  }

  private mutating func write(_ native: Any) {
    switch native {
    case let deferred as DeferredValue: if let value = try? deferred.value { write(value) }
    case is PublisherValue, is FenceTask, is FenceTimer, is WrapperValue: text += "_"
    default: text += String(describing: native)
    }
  }
}

extension Notebook {
  /// Returns all data on which a view's next action may depend, as text: its state, pending work, the variables that
  /// fences declare outside of views, and the state of the random numbers.
  package func key(of view: ViewSession) -> String {
    var keys = ValueKeys()
    var lines = [view.stateKey { keys.text(of: $0) }]
    for (name, box) in evaluator.globals.names.boxes where box.accessors == nil {
      lines.append("\(name)=\(keys.text(of: box.value))")
    }
    for (name, type) in evaluator.globals.names.types.sorted(by: { $0.key < $1.key }) {
      for (property, storage) in type.statics.sorted(by: { $0.key < $1.key }) {
        if let value = storage.value { lines.append("\(name).\(property)=\(keys.text(of: value))") }
      }
    }
    return (lines + ["\(evaluator.random)"]).joined(separator: "\n")
  }
}
