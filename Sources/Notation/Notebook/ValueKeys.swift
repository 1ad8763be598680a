import FenceEvaluation
import VitrineUI

/// Writes values as texts that are the same for values that behave alike, with all that objects refer to.
///
/// One writer serves one state: an object is written where it first comes, and by its number from then on, so that it can be
/// told whether two places hold the same object. What cannot be looked into (functions, bindings, views) says nothing.
struct ValueKeys {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var text = ""
  /// Longer texts are cut off, in bytes: values share their parts, and what is short to make can be endless to tell.
  private static let most = 400_000

  /// A value's text.
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
  /// All that what a view does next may depend on, as text: its state, what is due, the variables that fences declare
  /// outside of views, and how far random numbers have come.
  package func key(of view: LiveView) -> String {
    var keys = ValueKeys()
    var lines = [view.stateKey { keys.text(of: $0) }]
    for (name, box) in interpreter.globals.names.boxes where box.accessors == nil {
      lines.append("\(name)=\(keys.text(of: box.value))")
    }
    for (name, type) in interpreter.globals.names.types.sorted(by: { $0.key < $1.key }) {
      for (property, storage) in type.statics.sorted(by: { $0.key < $1.key }) {
        if let value = storage.value { lines.append("\(name).\(property)=\(keys.text(of: value))") }
      }
    }
    return (lines + ["\(interpreter.random)"]).joined(separator: "\n")
  }
}
