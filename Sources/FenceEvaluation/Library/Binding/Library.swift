import Diagnostics
import Synchronization

/// The standard library and Foundation as fences have them: what the interface files declare, called by name.
package struct Library {
  let evaluator: Evaluator
  let mark: SourceMark

  package init(_ evaluator: Evaluator, _ mark: SourceMark) { (self.evaluator, self.mark) = (evaluator, mark) }

  /// The members of a name that a type declares or inherits.
  static func members(_ name: String, _ role: LibraryMember.Role, of type: String) -> [LibraryMember] {
    LibraryIndex.shared.members(of: type)[name]?.filter { $0.role == role } ?? []
  }

  /// Whether a type of the name is declared.
  package static func declares(_ type: String) -> Bool { DeclaredLibrary.inherited[type] != nil }

  // MARK: Members of values

  func property(_ name: String, of value: Value) throws -> Value? {
    for type in value.libraryTypes {
      guard let member = Self.members(name, .property, of: type).first else { continue }
      return try run(member, LibraryCall(evaluator, value, mark))
    }
    guard value.libraryTypes.contains(where: { !Self.members(name, .method, of: $0).isEmpty }) else { return nil }
    return .function(
      FunctionValue(name: name) { arguments, mark in
        try Library(evaluator, mark).call(name, on: value, arguments) ?? .void
      })
  }

  /// - Parameter types: the types that the value may be of; those of the value itself where it is `nil`.
  func call(_ name: String, on value: Value, _ arguments: [CallArgument], of types: [String]? = nil) throws -> Value? {
    for type in types ?? value.libraryTypes {
      let overloads = Self.members(name, .method, of: type)
      guard !overloads.isEmpty else { continue }
      return try call(overloads, "instance method '\(name)'", LibraryCall(evaluator, value, mark), arguments)
    }
    return nil
  }

  /// Calls a mutating member: the receiver afterwards, and the result.
  func mutate(_ name: String, _ value: Value, _ arguments: [CallArgument]) throws -> (value: Value, result: Value)? {
    for type in value.libraryTypes {
      let overloads = Self.members(name, .mutating, of: type)
      guard !overloads.isEmpty else { continue }
      let call = LibraryCall(evaluator, value, mark)
      let result = try self.call(overloads, "instance method '\(name)'", call, arguments)
      return (call.changed ?? value, result)
    }
    return nil
  }

  /// The value with a property set; `nil` where it has none that can be.
  func setting(_ name: String, of value: Value, to newValue: Value) throws -> Value? {
    for type in value.libraryTypes {
      guard let member = Self.members(name, .setting, of: type).first else { continue }
      let call = LibraryCall(evaluator, value, mark)
      (call.assigned, call.parameters) = ([[CallArgument(value: newValue, mark: mark)]], member.parameters)
      _ = try run(member, call)
      return call.changed
    }
    return nil
  }

  // MARK: Types

  func make(_ type: TypeValue, _ arguments: [CallArgument]) throws -> Value? {
    let overloads = Self.members("init", .initializer, of: type.name)
    guard !overloads.isEmpty else { return nil }
    return try call(overloads, "initializer", LibraryCall(evaluator, .type(type), mark), arguments)
  }

  func staticMember(_ name: String, of type: String, isCalled: Bool) throws -> Value? {
    let receiver = Value.type(TypeValue(name: type))
    let overloads = Self.members(name, .staticMethod, of: type)
    if let member = Self.members(name, .staticProperty, of: type).first, !isCalled || overloads.isEmpty {
      return try run(member, LibraryCall(evaluator, receiver, mark))
    }
    guard !overloads.isEmpty else { return nil }
    return .function(
      FunctionValue(name: name) { arguments, mark in
        try Library(evaluator, mark).call(
          overloads, "static method '\(name)'", LibraryCall(evaluator, receiver, mark), arguments)
      })
  }

  // MARK: Calls

  private func call(
    _ overloads: [LibraryMember], _ subject: String, _ call: LibraryCall, _ arguments: [CallArgument]
  ) throws -> Value {
    if let unknown = unknown(call.receiver, subject, arguments) { return unknown }
    let (member, assigned) = try LibraryOverloads(overloads, subject, call).choice(arguments)
    call.assigned = assigned
    call.parameters = member.parameters
    return try run(member, call)
  }

  private func run(_ member: LibraryMember, _ call: LibraryCall) throws -> Value {
    let result = try evaluator.waiting(false) { try member.run(call) }
    try call.finish()
    return result
  }

  /// The result of a call with arguments that nobody declares, in a lenient evaluation.
  private func unknown(_ receiver: Value, _ subject: String, _ arguments: [CallArgument]) -> Value? {
    guard evaluator.isLenient, let unknown = arguments.lazy.compactMap(\.value.unknown).first else { return nil }
    return .native(unknown)
  }
}

/// The members that one type declares.
package struct LibraryType: Sendable {
  let members: [LibraryMember]

  init(_ parts: [[LibraryMember]]) { members = parts.flatMap(\.self) }
}

/// The members of types by name, gathered when a type is first asked for; one table for all threads.
final class LibraryIndex: Sendable {
  static let shared = LibraryIndex()
  private static let aliases = ["TimeInterval": "Double", "UnicodeScalar": "Unicode.Scalar"]
  private let known = Mutex<[String: [String: [LibraryMember]]]>([:])

  /// The members that a type declares or inherits, the most special first.
  func members(of type: String) -> [String: [LibraryMember]] {
    known.withLock { known in
      if let found = known[type] { return found }
      let type = Self.aliases[type] ?? type
      let all = ([type] + (DeclaredLibrary.inherited[type] ?? [])).flatMap {
        DeclaredLibrary.types[$0]?().members ?? []
      }
      // Only names of library types are cached: fences have any number of others.
      if all.isEmpty { return [:] }
      let made = Dictionary(grouping: all, by: \.name)
      known[type] = made
      return made
    }
  }
}
