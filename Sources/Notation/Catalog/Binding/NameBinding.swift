import FenceEvaluation
import Synchronization

/// What one name means in fences: what it is, and in which forms it can be called.
///
/// An object, since a thousand of them are put into lists and tables before the first fence is drawn, and most are never looked at.
final class NameBinding: Sendable {
  /// What is called by the name.
  enum Role: Sendable, Hashable {
    /// A view's initialiser.
    case view
    /// An initialiser or function that makes no view.
    case function
    /// A modifier of views.
    case modifier
    /// A modifier that says when something happens: it draws nothing, and does what it says in a film strip.
    case lifetime
    /// A static function of a type.
    case staticFunction(of: String)
    /// A method of values of a type that are no views.
    case method(of: String)
    /// A method that changes such a value in place; what it makes is the changed value.
    case mutation(of: String)
  }

  let role: Role
  let name: String
  /// Made when they are first asked for.
  private let made: Mutex<[Overload]?> = Mutex(nil)
  private let make: @Sendable () -> [Overload]

  /// The forms, in the order in which they are tried.
  var overloads: [Overload] { made.made(by: make) }

  private init(_ role: Role, _ name: String, _ overloads: @escaping @Sendable () -> [Overload]) {
    (self.role, self.name, make) = (role, name, overloads)
  }

  static func view(_ name: String, @OverloadList _ overloads: @escaping @Sendable () -> [Overload]) -> Self {
    Self(.view, name, overloads)
  }
  static func function(_ name: String, @OverloadList _ overloads: @escaping @Sendable () -> [Overload]) -> Self {
    Self(.function, name, overloads)
  }
  static func modifier(_ name: String, @OverloadList _ overloads: @escaping @Sendable () -> [Overload]) -> Self {
    Self(.modifier, name, overloads)
  }

  // A binding's forms beside those that are made of the declarations; `.view` and the like bind a name wholly by hand.
  static func moreOfView(_ name: String, @OverloadList _ overloads: @escaping @Sendable () -> [Overload]) -> Self {
    Self(.view, name, overloads)
  }
  static func moreOfFunction(_ name: String, @OverloadList _ overloads: @escaping @Sendable () -> [Overload]) -> Self {
    Self(.function, name, overloads)
  }
  static func moreOfModifier(_ name: String, @OverloadList _ overloads: @escaping @Sendable () -> [Overload]) -> Self {
    Self(.modifier, name, overloads)
  }

  static func lifetime(_ name: String, @OverloadList _ overloads: @escaping @Sendable () -> [Overload]) -> Self {
    Self(.lifetime, name, overloads)
  }
  static func staticFunction(
    _ type: String, _ name: String, @OverloadList _ overloads: @escaping @Sendable () -> [Overload]
  ) -> Self { Self(.staticFunction(of: type), name, overloads) }
  static func method(
    _ type: String, _ name: String, @OverloadList _ overloads: @escaping @Sendable () -> [Overload]
  ) -> Self { Self(.method(of: type), name, overloads) }
  static func mutation(
    _ type: String, _ name: String, @OverloadList _ overloads: @escaping @Sendable () -> [Overload]
  ) -> Self { Self(.mutation(of: type), name, overloads) }
}

/// A value that is made when it is first asked for, once for all threads.
final class Once<Value: Sendable>: Sendable {
  private let made: Mutex<Value?> = Mutex(nil)
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value { made.made(by: make) }
}

extension Mutex {
  /// What is there; made and kept where nothing is.
  fileprivate borrowing func made<Made: Sendable>(by make: () -> Made) -> Made where Value == Made? {
    withLock { value in
      if let value { return value }
      let made = make()
      value = made
      return made
    }
  }
}
