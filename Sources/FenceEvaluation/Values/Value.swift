import FenceSyntax
import Foundation
import VitrineUI

/// A value of the evaluator.
package indirect enum Value {
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
package struct Instance {
  package let type: TypeDeclaration
  package var fields: [String: Value]
  /// The types of the type's parameters, as far as they are known.
  var typeArguments: [String: KnownType] = [:]
}

/// A class's value, by reference.
package final class Object {
  package let type: TypeDeclaration
  package var fields: [String: Value]
  /// The types of the type's parameters, as far as they are known.
  var typeArguments: [String: KnownType] = [:]
  /// Those who read a property, by its name.
  package var dependencies: [String: ObservedSource] = [:]
  /// What says that the object changes, where its class has no publisher of its own.
  package private(set) lazy var publisher = PublisherValue(ObservedProperty(subject, ""))
  /// What is told of it where views observe it.
  package private(set) lazy var subject = ObservedSubject(type.name) { [weak self] in self?.fields[$0] }
  /// The publishers of `@Published` properties that somebody asked for, by the property's name.
  package var publishers: [String: Value] = [:]
  /// What ``observation(_:)`` found.
  var knownObservation: Observation?

  /// Called when the last reference is gone, with a copy of the object.
  private var finalize: ((Object) -> Void)?

  init(type: TypeDeclaration, fields: [String: Value], finalize: ((Object) -> Void)? = nil) {
    (self.type, self.fields, self.finalize) = (type, fields, finalize)
  }

  /// Lets the object go without a `deinit`: another takes its place, made by the initializer that it delegates to.
  func abandon() { finalize = nil }

  deinit { finalize?(Object(type: type, fields: fields)) }
}

package struct EnumValue {
  package let type: TypeDeclaration
  package let name: String
  package var payload: [(label: String?, value: Value)]

  package init(type: TypeDeclaration, name: String, payload: [(label: String?, value: Value)]) {
    (self.type, self.name, self.payload) = (type, name, payload)
  }
}

/// Something that can be called.
package struct FunctionValue {
  package let name: String
  package let call: ([CallArgument], SourceMark) throws -> Value
  /// Runs the body as a view builder; `nil` where that makes no difference.
  package var build: (([Value]) throws -> [any View])?
  /// Runs the body as a result builder of the fence has it; `nil` for what is no closure.
  package var transform: ((BuilderTransform, [Value]) throws -> Value)?
  package var parameterCount = 0
  /// The functions of the name that the fence declares, and what calls one of them.
  var overloads: (functions: [FunctionSyntax], invoke: (FunctionSyntax, [CallArgument], SourceMark) throws -> Value)?

  package init(
    name: String, call: @escaping ([CallArgument], SourceMark) throws -> Value,
    build: (([Value]) throws -> [any View])? = nil, transform: ((BuilderTransform, [Value]) throws -> Value)? = nil,
    parameterCount: Int = 0
  ) {
    (self.name, self.call, self.build, self.transform) = (name, call, build, transform)
    self.parameterCount = parameterCount
  }
}

/// An argument of a call, evaluated.
package struct CallArgument {
  package var label: String?
  package var value: Value
  package let mark: SourceMark
  package var isTrailing = false
  /// Where an `inout` argument writes back.
  package var write: ((Value) throws -> Void)?

  package init(
    label: String? = nil, value: Value, mark: SourceMark, isTrailing: Bool = false,
    write: ((Value) throws -> Void)? = nil
  ) {
    (self.label, self.value, self.mark, self.isTrailing, self.write) = (label, value, mark, isTrailing, write)
  }
}

package struct TypeValue {
  package let name: String
  package var declaration: TypeDeclaration?
  package var arguments: [TypeName] = []
  /// The initializer that a call of the name refers to, if the type checker chose among several.
  var overload: Overload?

  package init(name: String, declaration: TypeDeclaration? = nil, arguments: [TypeName] = []) {
    (self.name, self.declaration, self.arguments) = (name, declaration, arguments)
  }

  /// What tells the type from others: its name, and those of the types it is made of.
  package var key: String {
    if arguments.count == 1, case .named = arguments[0] {} else if arguments.count == 1 { return arguments[0].printed }
    return TypeName.named(name, arguments).printed
  }
}

/// A way to read and write a value that lives elsewhere.
package struct BindingValue {
  package let get: () throws -> Value
  package let set: (Value) throws -> Void
  /// Where the value lives, if that is known: bindings to one place are equal.
  package var location: Location?
  /// The type that the value is declared with, where it is.
  package var type: TypeName?
  /// Reads the value as a property of the view that it belongs to, where that is another way than by a binding.
  package let readAsProperty: (() throws -> Value)?

  package init(
    get: @escaping () throws -> Value, set: @escaping (Value) throws -> Void, location: Location? = nil,
    type: TypeName? = nil, readAsProperty: (() throws -> Value)? = nil
  ) {
    (self.get, self.set, self.location, self.type) = (get, set, location, type)
    self.readAsProperty = readAsProperty
  }

  /// State, and the way from there.
  package struct Location {
    package let source: AnyObject
    package var path: [String] = []

    package func appending(_ step: String) -> Location { Location(source: source, path: path + [step]) }

    package func isSame(as other: Location) -> Bool { source === other.source && path == other.path }
  }
}

/// A mutable place for a value.
package final class Box {
  package var value: Value
  /// For a property whose storage is elsewhere (state, a computed property).
  package let accessors: (get: () throws -> Value, set: (Value) throws -> Void)?
  package var declaredType: TypeName?
  /// Where the storage is, if that is known.
  package let location: BindingValue.Location?
  /// Where the property wrapper is that the variable has.
  let wrapper: Box?

  package init(_ value: Value, type: TypeName? = nil) {
    self.value = value
    (accessors, location, wrapper) = (nil, nil, nil)
    declaredType = type
  }

  package init(
    get: @escaping () throws -> Value, set: @escaping (Value) throws -> Void, location: BindingValue.Location? = nil
  ) {
    value = .void
    (accessors, self.location, wrapper) = ((get, set), location, nil)
  }

  init(get: @escaping () throws -> Value, set: @escaping (Value) throws -> Void, wrapper: Box) {
    value = .void
    (accessors, location, self.wrapper) = ((get, set), nil, wrapper)
  }

  package func read() throws -> Value { try accessors?.get() ?? value }

  package func write(_ newValue: Value) throws {
    if let accessors { try accessors.set(newValue) } else { value = newValue }
  }
}

/// What `self` is in a member.
package final class Receiver {
  /// The instance's place; writing to it is what `mutating` does.
  package let box: Box
  package let type: TypeDeclaration?
  /// Whether `self` is the type, as in a static member.
  package let isStatic: Bool
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
  package static func optional(_ value: Value?) -> Value { value ?? .nothing }

  /// The value with literals settled as integers.
  package var settled: Value {
    if case .literal(let integer, _) = self { return .integer(integer) }
    return self
  }

  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .double(let value): value
    case .literal(_, let value): value
    case .native(let value as any LibraryInteger): Double(value)
    case .native(let value as Float): Double(value)
    default: nil
    }
  }

  package var whole: Int? {
    switch self {
    case .integer(let value), .literal(let value, _): value
    case .native(let value as any LibraryInteger): Int(exactly: value)
    default: nil
    }
  }

  /// A point in time, in seconds since the beginning of 2001.
  package var seconds: Double? {
    if case .native(let date as Date) = self { return date.seconds }
    return nil
  }

  /// The text of a string, of a part of one, of a character, or of a URL or an identifier.
  package var text: String? {
    switch self {
    case .string(let text): text
    case .native(let part as Substring): String(part)
    case .native(let character as Character): String(character)
    case .native(let url as URL): url.absoluteString
    case .native(let identifier as UUID): identifier.uuidString
    default: nil
    }
  }

  package var elements: [Value]? {
    switch self {
    case .array(let elements), .set(let elements): elements
    case .range(let range): range.elements
    case .dictionary(let dictionary):
      dictionary.entries.map { .tuple([(label: "key", value: $0.key), (label: "value", value: $0.value)]) }
    case .string(let text): text.map { .native($0) }
    case .native(let part as Substring): part.map { .native($0) }
    case .native(let slice as SliceValue): Array(slice.values)
    case .native(let data as Data): data.map(\.packed)
    case .native(let offsets as IndexSet): offsets.map(\.packed)
    default: nil
    }
  }
}
