import Observation
import Synchronization

/// A class whose objects say when they change. Views that observe one are evaluated again then, whatever of it they read.
public protocol ObservableObject: AnyObject {
  /// Sends before the object changes.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The publisher of an object whose class brings none of its own; it is what `@Published` sends by.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.given(to: self) }

  /// Has the view whose body is evaluated be evaluated again once the object says that it changes.
  func wasObserved() {
    guard let scope = ViewScope.current, scope.part == .body, let node = scope.node else { return }
    let publisher = objectWillChange
    publisher.wasObserved()
    node.keep([self, publisher])
  }
}

/// Tells those who observe an object that it is about to change.
public final class ObservableObjectPublisher: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  /// What observers depend on. It has no value of its own: it only changes.
  private var change: Void { () }

  public init() {}

  /// Tells all who observe the object.
  public func send() { registrar.withMutation(of: self, keyPath: \.change) {} }

  func wasObserved() { registrar.access(self, keyPath: \.change) }

  /// The publishers that objects were given, for as long as somebody observes those. Whoever does keeps the object, too, so
  /// that its address is nobody else's.
  private static let given = Mutex<[ObjectIdentifier: Entry]>([:])

  private struct Entry: Sendable {
    weak var publisher: ObservableObjectPublisher?
  }

  /// The publisher that was given to an object, made where there is none.
  static func given(to object: some ObservableObject) -> ObservableObjectPublisher {
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

/// A property of an observable object: setting it sends by the publisher that the object was given.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }

  @available(*, unavailable, message: "@Published is for properties of classes")
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
      // A class with a publisher of its own sends by that, when it likes.
      ObservableObjectPublisher.given(to: object).send()
      object[keyPath: storage].value = newValue
    }
  }
}
