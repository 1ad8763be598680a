import Diagnostics

/// A declared parameter.
package struct LibraryParameter: Sendable {
  let label: String?
  let name: String
  let type: any LibraryArgument.Type
  var hasDefault = false
  var isVariadic = false

  init(_ label: String?, _ name: String, _ type: any LibraryArgument.Type) {
    (self.label, self.name, self.type) = (label, name, type)
  }

  var takesClosure: Bool { type == LibraryFunction.self || type == LibraryFunction?.self }
  /// Whether a value of any type may be given, a closure too.
  var isGeneric: Bool { type == LibraryElement.self || type == ReceiverElement.self }
  /// Whether the arguments decide which type of text is meant.
  var isOfAnyText: Bool { type == AnyText.self }
  var optional: LibraryParameter { with { $0.hasDefault = true } }
  var variadic: LibraryParameter { with { $0.isVariadic = true } }

  private func with(_ change: (inout LibraryParameter) -> Void) -> LibraryParameter {
    var copy = self
    change(&copy)
    return copy
  }
}

/// A declared member of a type of the library.
package struct LibraryMember: Sendable {
  package enum Role: Sendable {
    case property, method, mutating, initializer, staticProperty, staticMethod, setting
  }

  let role: Role
  let name: String
  let parameters: [LibraryParameter]
  let run: @Sendable (LibraryCall) throws -> Value

  init(
    _ role: Role, _ name: String, _ parameters: [LibraryParameter] = [],
    _ run: @escaping @Sendable (LibraryCall) throws -> Value
  ) {
    (self.role, self.name, self.parameters, self.run) = (role, name, parameters, run)
  }

  /// The arguments of each parameter, by labels alone; `nil` where they don't fit.
  func assign(_ arguments: [CallArgument]) -> [[CallArgument]]? {
    var result = [[CallArgument]](repeating: [], count: parameters.count)
    var next = 0
    for (index, parameter) in parameters.enumerated() {
      guard next < arguments.count else { break }
      guard fits(arguments[next], index) else {
        if parameter.hasDefault || parameter.isVariadic { continue }
        return nil
      }
      result[index].append(arguments[next])
      next += 1
      while parameter.isVariadic, next < arguments.count, arguments[next].label == nil, !arguments[next].isTrailing {
        result[index].append(arguments[next])
        next += 1
      }
    }
    guard next == arguments.count else { return nil }
    for (parameter, arguments) in zip(parameters, result)
    where arguments.isEmpty && !parameter.hasDefault && (!parameter.isVariadic || parameter.isOfAnyText) { return nil }
    return result
  }

  private func fits(_ argument: CallArgument, _ index: Int) -> Bool {
    let parameter = parameters[index]
    guard argument.isTrailing, argument.label == nil else { return argument.label == parameter.label }
    let isNeededLater = parameters[(index + 1)...].contains { $0.takesClosure && !$0.hasDefault }
    return (parameter.takesClosure || parameter.isGeneric) && !(isNeededLater && parameter.hasDefault)
  }
}
