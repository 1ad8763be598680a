/// Returns whether a view's value is the same as the previous one, in which case its body need not be evaluated again.
///
/// Values with the same bytes are the same: both are alive, so equal references refer to the same object. Otherwise
/// equatable values are compared as such, and others by their stored properties. Closures with different contexts are
/// different, which only costs an evaluation.
func isSameValue<V: View>(_ old: any View, _ new: V) -> Bool {
  guard let old = old as? V else { return false }
  return areSame(old, new)
}

/// A property whose value is stored elsewhere, so that it is the same as another of the same source.
protocol SourcedProperty {
  /// Returns whether another property has the same source; false for one of another type.
  func hasSource(of other: Any) -> Bool
}

extension State: SourcedProperty {
  func hasSource(of other: Any) -> Bool { (other as? State)?.property == property }
}

extension Binding: SourcedProperty {
  func hasSource(of other: Any) -> Bool {
    guard let location, let other = other as? Binding else { return false }
    return other.location == location
  }
}

private func areSame<Value>(_ old: Value, _ new: Value) -> Bool {
  // Values without bytes are the same. Left to the comparison of no bytes, the optimizer ends the function for such a
  // type, a 'Circle', in the middle, and the program runs into the next one.
  if MemoryLayout<Value>.size == 0 { return true }
  if withUnsafeBytes(of: old, { old in withUnsafeBytes(of: new) { old.elementsEqual($0) } }) { return true }
  if let old = old as? any SourcedProperty { return old.hasSource(of: new) }
  if old is any Equatable { return isEqual(old, new) }
  let (old, new) = (Mirror(reflecting: old), Mirror(reflecting: new))
  guard old.displayStyle == .struct || old.displayStyle == .tuple, !old.children.isEmpty else { return false }
  return zip(old.children, new.children).allSatisfy { old, new in
    func compare<Property>(_ old: Property) -> Bool { (new.value as? Property).map { areSame(old, $0) } ?? false }
    return _openExistential(old.value, do: compare)
  }
}
