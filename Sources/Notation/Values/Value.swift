import FenceSyntax
import VitrineUI

/// A value of the evaluator.
indirect enum Value {
  case void
  case nothing
  case boolean(Bool)
  case integer(Int)
  case double(Double)
  /// An integer literal, or arithmetic of literals alone, whose type is not settled: as `Int` and as `Double`.
  case literal(Int, Double)
  case string(String)
  case array([Value])
  case dictionary(DictionaryValue)
  case set([Value])
  case tuple([(label: String?, value: Value)])
  case range(RangeValue)
  case instance(Instance)
  case object(Object)
  case enumCase(EnumValue)
  case function(FunctionValue)
  case type(TypeValue)
  case view(any View)
  /// A value of a Swift type that the catalog knows: `Color`, `Font`, `Alignment` …
  case native(Any)
  case keyPath([String])
  case binding(BindingValue)
  /// `.name`, `.name(arguments)` and what follows, until it is known which type is wanted.
  case implicit(ImplicitMember)
}

/// A struct's value.
struct Instance {
  let type: TypeDeclaration
  var fields: [String: Value]
}

/// A class's value, by reference.
final class Object {
  let type: TypeDeclaration
  var fields: [String: Value]
  /// Those who read a property, by its name.
  var dependencies: [String: Dependency] = [:]
  /// What says that the object changes, where its class has no publisher of its own.
  private(set) lazy var publisher = PublisherValue(ObservedProperty(subject, ""))
  /// What is told of it where views observe it.
  private(set) lazy var subject = ObservedSubject(type.name) { [weak self] in self?.fields[$0] }
  /// The publishers of `@Published` properties that somebody asked for, by the property's name.
  var publishers: [String: Value] = [:]
  /// What ``observation(_:)`` found.
  var knownObservation: Observation?

  init(type: TypeDeclaration, fields: [String: Value]) {
    self.type = type
    self.fields = fields
  }
}

struct EnumValue {
  let type: TypeDeclaration
  let name: String
  var payload: [(label: String?, value: Value)]
}

/// Something that can be called.
struct FunctionValue {
  let name: String
  let call: ([CallArgument], SourceMark) throws -> Value
  /// Runs the body as a view builder; `nil` where that makes no difference.
  var build: (([Value]) throws -> [any View])?
  /// Runs the body as a result builder of the fence has it; `nil` for what is no closure.
  var transform: ((BuilderTransform, [Value]) throws -> Value)?
  var parameterCount = 0
}

/// An argument of a call, evaluated.
struct CallArgument {
  var label: String?
  var value: Value
  let mark: SourceMark
  var isTrailing = false
  /// Where an `inout` argument writes back.
  var write: ((Value) throws -> Void)?
}

struct TypeValue {
  let name: String
  var declaration: TypeDeclaration?
  var arguments: [TypeName] = []

  /// What tells the type from others: its name, and those of the types it is made of.
  var key: String { arguments.isEmpty ? name : "\(name)<\(arguments.map(\.base).joined(separator: ", "))>" }
}

/// A way to read and write a value that lives elsewhere.
struct BindingValue {
  let get: () throws -> Value
  let set: (Value) throws -> Void
  /// Where the value lives, if that is known: bindings to one place are equal.
  var location: Location?
  /// The type that the value is declared with, where it is.
  var type: TypeName?

  /// State, and the way from there.
  struct Location {
    let source: AnyObject
    var path: [String] = []

    func appending(_ step: String) -> Location { Location(source: source, path: path + [step]) }

    func isSame(as other: Location) -> Bool { source === other.source && path == other.path }
  }
}

struct ImplicitMember {
  let name: String
  /// `nil` where the member is not called.
  var arguments: [CallArgument]?
  /// Members and calls behind it, in order; and operators it is an operand of, whose argument is the other operand
  /// (labelled `left` where that stands in front), or nothing for a sign.
  var chain: [(name: String, arguments: [CallArgument]?)] = []
  let mark: SourceMark
}

/// A mutable place for a value.
final class Box {
  var value: Value
  /// For a property whose storage is elsewhere (state, a computed property).
  let accessors: (get: () throws -> Value, set: (Value) throws -> Void)?
  var declaredType: TypeName?
  /// Where the storage is, if that is known.
  let location: BindingValue.Location?

  init(_ value: Value, type: TypeName? = nil) {
    self.value = value
    (accessors, location) = (nil, nil)
    declaredType = type
  }

  init(
    get: @escaping () throws -> Value, set: @escaping (Value) throws -> Void, location: BindingValue.Location? = nil
  ) {
    value = .void
    (accessors, self.location) = ((get, set), location)
  }

  func read() throws -> Value { try accessors?.get() ?? value }

  func write(_ newValue: Value) throws {
    if let accessors { try accessors.set(newValue) } else { value = newValue }
  }
}

/// What `self` is in a member.
final class Receiver {
  /// The instance's place; writing to it is what `mutating` does.
  let box: Box
  let type: TypeDeclaration?
  /// Whether `self` is the type, as in a static member.
  let isStatic: Bool
  /// The properties whose observers are not told of what happens here.
  let unobserved: Unobserved

  /// Properties that are set without their observers being run.
  enum Unobserved {
    case none, all
    case property(String)

    func contains(_ name: String) -> Bool {
      switch self {
      case .none: false
      case .all: true
      case .property(let property): property == name
      }
    }
  }

  init(box: Box, type: TypeDeclaration?, isStatic: Bool = false, unobserved: Unobserved = .none) {
    (self.box, self.type, self.isStatic, self.unobserved) = (box, type, isStatic, unobserved)
  }
}

extension Value {
  static func optional(_ value: Value?) -> Value { value ?? .nothing }

  /// The value with literals settled as integers.
  var settled: Value {
    if case .literal(let integer, _) = self { return .integer(integer) }
    return self
  }

  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .double(let value): value
    case .literal(_, let value): value
    default: nil
    }
  }

  var whole: Int? {
    switch self {
    case .integer(let value), .literal(let value, _): value
    default: nil
    }
  }

  /// A point in time, in seconds since the beginning of 2001.
  var seconds: Double? {
    if case .native(let date as DateValue) = self { return date.seconds }
    return nil
  }

  var text: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  var elements: [Value]? {
    switch self {
    case .array(let elements), .set(let elements): elements
    case .range(let range): range.elements
    case .dictionary(let dictionary):
      dictionary.entries.map { .tuple([(label: "key", value: $0.key), (label: "value", value: $0.value)]) }
    case .string(let text): text.map { .string(String($0)) }
    default: nil
    }
  }

  /// What the value's type is called, in messages.
  var typeName: String {
    switch self {
    case .void: "Void"
    case .nothing: "nil"
    case .boolean: "Bool"
    case .integer, .literal: "Int"
    case .double: "Double"
    case .string: "String"
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .set: "Set"
    case .tuple: "tuple"
    case .range: "Range"
    case .instance(let value): value.type.name
    case .object(let value): value.type.name
    case .enumCase(let value): value.type.name
    case .function: "closure"
    case .type(let value): "\(value.name).Type"
    case .view(let view): "View (\(String(describing: Swift.type(of: view)).prefix { $0 != "<" }))"
    case .native(let value): NativeType.name(of: value)
    case .keyPath: "KeyPath"
    case .binding: "Binding"
    case .implicit(let member): ".\(member.name)"
    }
  }
}
