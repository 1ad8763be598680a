import SwiftSyntax

/// A member that an interface file declares for fences.
struct InterfaceMember {
  enum Role: String {
    case property, method, mutating, initializer, staticProperty, staticMethod, setting
  }

  let owner: String
  let role: Role
  let name: String
  var parameters: [InterfaceParameter] = []
  /// `nil` for a member without a result.
  var result: TypeSyntax?
  /// The constraints of generic parameters, by name.
  var generics: [String: String] = [:]
  /// The member's constraints on the types of its owner.
  var constraints: [String] = []
  var throwing = false
  var isOfClass = false
  /// Whether the member is written by hand: it needs the evaluator.
  var isByHand = false
  /// The property of the call that has the function, where the call itself hasn't: 'regex' of `@byHand(regex)`.
  var handOwner: String?
  /// The factors of the numbers of elements that the member makes.
  var sizes: [[String]] = []
  /// The conditions whose violation ends a Swift program, with messages.
  var requirements: [(condition: String, message: String)] = []
  var isFailable = false
}

struct InterfaceParameter {
  let label: String?
  let name: String
  let type: TypeSyntax
  let fallback: String?
  let isVariadic: Bool
}

/// A type, as the interface files declare it.
struct InterfaceType {
  let name: String
  var isProtocol = false
  var inherited: [String] = []
  var members: [InterfaceMember] = []
}
