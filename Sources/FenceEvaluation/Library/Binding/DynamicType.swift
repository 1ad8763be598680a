extension Value {
  /// The name of the value's type as Swift prints it; `nil` where the value doesn't tell, as an empty array.
  package var dynamicType: String? {
    func common(_ values: [Value]) -> String? {
      guard let first = values.first?.dynamicType, values.allSatisfy({ $0.dynamicType == first }) else { return nil }
      return first
    }
    switch self {
    case .array(let elements): return common(elements).map { "Array<\($0)>" }
    case .set(let elements): return common(elements).map { "Set<\($0)>" }
    case .native(let slice as SliceValue): return common(Array(slice.values)).map { "ArraySlice<\($0)>" }
    case .dictionary(let dictionary):
      guard let key = common(dictionary.entries.map(\.key)), let value = common(dictionary.entries.map(\.value)) else {
        return nil
      }
      return "Dictionary<\(key), \(value)>"
    case .range(let range):
      return (range.lowerBound ?? range.upperBound)?.dynamicType.map { "\(range.typeName)<\($0)>" }
    case .tuple(let elements):
      let types = elements.compactMap { element in
        element.value.dynamicType.map { (element.label.map { "\($0): " } ?? "") + $0 }
      }
      return types.count == elements.count ? "(\(types.joined(separator: ", ")))" : nil
    case .native(let named as NamedType): return named.name
    case .nothing, .function: return nil
    case .void: return "()"
    case .instance, .object, .enumCase: return genericName
    default: return typeName
    }
  }

  /// Whether the value's own type has elements.
  var isSequence: Bool {
    switch self {
    case .array, .set, .dictionary, .range, .string: true
    case .native(let native): native is any LibraryCollection || native is SliceValue
    default: false
    }
  }
}
