import FenceSyntax
import VitrineUI

/// How views learn that an object changes.
enum Observation {
  /// They do not: the class says nothing of it.
  case none
  /// As the class says it: all who observe the object are told of each change.
  case ofObject
  /// Those are told of a property's change that read it.
  case ofProperties
}

extension TypeDeclaration {
  /// How views learn that objects of the class change.
  var observation: Observation {
    if kind != .classType { return .none }
    if syntax.attributes.contains("Observable") { return .ofProperties }
    return conforms(to: "ObservableObject") ? .ofObject : .none
  }
}

extension Object {
  /// The classes that the object is of, its own first.
  private func classes(_ evaluator: Evaluator) -> [TypeDeclaration] {
    [type] + evaluator.ancestors(of: type).filter { $0.kind == .classType }
  }

  func observation(_ evaluator: Evaluator) -> Observation {
    if let known = knownObservation { return known }
    let kinds = classes(evaluator).map(\.observation)
    let found: Observation =
      if kinds.contains(where: { $0 == .ofProperties }) { .ofProperties } else { kinds.first { $0 != .none } ?? .none }
    knownObservation = found
    return found
  }

  /// Notes that a property is read.
  func willRead(_ property: VariableSyntax, _ evaluator: Evaluator) {
    guard ViewScope.current != nil || evaluator.tracking != nil, !property.isIgnored,
      observation(evaluator) == .ofProperties
    else { return }
    evaluator.tracking?.read(dependency(of: property.name))
    dependency(of: property.name).wasRead(as: "@dependencies")
  }

  /// Tells that a published property is about to change: `objectWillChange` is sent while the old value is there.
  func willSet(_ property: VariableSyntax, _ evaluator: Evaluator) {
    if !property.isIgnored { dependencies[property.name]?.willChange() }
    // A class with a publisher of its own is told of nothing by `@Published`.
    guard property.wrapper?.name == "Published", observation(evaluator) == .ofObject, ownPublisher(evaluator) == nil
    else { return }
    publisher.send()
  }

  /// Tells those of a property's change who read it.
  func didSet(_ property: VariableSyntax, _ evaluator: Evaluator) {
    guard !property.isIgnored, observation(evaluator) == .ofProperties else { return }
    dependencies[property.name]?.didChange()
  }

  /// The property `objectWillChange` that the class itself has.
  private func ownPublisher(_ evaluator: Evaluator) -> Value? {
    guard evaluator.property("objectWillChange", of: type) != nil else { return nil }
    return fields["objectWillChange"] ?? .nothing
  }

  /// Has the view that is evaluated be evaluated again whenever the object says that it changes.
  func subscribe(as name: String, _ evaluator: Evaluator) {
    guard observation(evaluator) == .ofObject else { return }
    switch ownPublisher(evaluator) {
    case nil: publisher.dependency.wasRead(as: name)
    case .object(let subject)?:
      // A subject of Combine tells by what it keeps for that.
      if case .native(let notice as PublisherValue)? = subject.fields["notice"] {
        notice.dependency.subject = notice.dependency.subject ?? ObservedProperty(self.subject, "")
        notice.dependency.wasRead(as: name)
      }
    case .native(let own as PublisherValue)?:
      own.dependency.subject = own.dependency.subject ?? ObservedProperty(subject, "")
      own.dependency.wasRead(as: name)
    default: break
    }
  }

  private func dependency(of property: String) -> ObservedSource {
    if let known = dependencies[property] { return known }
    let dependency = ObservedSource(ObservedProperty(subject, property))
    dependencies[property] = dependency
    return dependency
  }
}
