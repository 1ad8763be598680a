import Observation
import Synchronization

/// A class whose objects views can observe, however they announce their changes.
public protocol _ObservedObject: AnyObject {
  /// The publisher on which views that observe the object depend.
  var _changes: ObservableObjectPublisher { get }
}

/// A class whose objects announce their changes; views that observe an object are evaluated again after any of them.
public protocol ObservableObject: _ObservedObject {
  /// The publisher that announces changes to the object before they happen.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The default publisher of the object, which `@Published` uses.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.given(to: self) }
  public var _changes: ObservableObjectPublisher { objectWillChange }
}

extension _ObservedObject {
  /// Makes the view whose body is being evaluated depend on the object.
  func wasObserved() {
    guard let scope = ViewScope.current, scope.part == .body, let node = scope.node else { return }
    let publisher = _changes
    publisher.wasObserved()
    node.keep([self, publisher])
  }
}

/// A publisher that announces changes to an object before they happen.
public final class ObservableObjectPublisher: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  /// The property on which observers depend. It has no value; it only changes.
  private var change: Void { () }

  public init() {}

  /// An object that is retained as long as the publisher is: the subscription to another publisher.
  private let subscription = Mutex<Retained?>(nil)

  private struct Retained: @unchecked Sendable { let object: AnyObject }

  /// Returns the publisher of an object that announces its changes by another one.
  ///
  /// - Parameter subscribe: subscribes to the other one, and returns the subscription; called for a new publisher.
  package static func relaying(
    _ object: some _ObservedObject, subscribe: (ObservableObjectPublisher) -> AnyObject
  ) -> ObservableObjectPublisher {
    let publisher = given(to: object)
    if publisher.subscription.withLock({ $0 == nil }) {
      let made = Retained(object: subscribe(publisher))
      publisher.subscription.withLock { $0 = made }
    }
    return publisher
  }

  /// Notifies all observers of the object.
  public func send() { registrar.withMutation(of: self, keyPath: \.change) {} }

  func wasObserved() { registrar.access(self, keyPath: \.change) }

  /// The default publishers of objects, which exist for as long as a view observes the object. The observing view
  /// retains the object, too, so that no other object reuses its address meanwhile.
  private static let given = Mutex<[ObjectIdentifier: Entry]>([:])

  private struct Entry: Sendable {
    weak var publisher: ObservableObjectPublisher?
  }

  /// Returns the default publisher of an object, and creates it if there is none.
  static func given(to object: some _ObservedObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    return given.withLock { given in
      if let known = given[key]?.publisher { return known }
      let publisher = ObservableObjectPublisher()
      given = given.filter { $0.value.publisher != nil }
      given[key] = Entry(publisher: publisher)
      return publisher
    }
  }
}

/// A property of an observable object that announces its changes through the object's default publisher.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }

  @available(*, unavailable, message: "'@Published' is only available on properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object, wrapped _: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].value }
    set {
      // A class with a custom publisher calls `send()` on that one itself.
      ObservableObjectPublisher.given(to: object).send()
      object[keyPath: storage].value = newValue
    }
  }
}
