/// The elements of an array or a slice.
package struct LibraryElements: LibraryValue, RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  private(set) var values: ArraySlice<Value>
  /// Whether it is a part of an array that has the array's indices.
  private let isSlice: Bool
  private let call: LibraryCall?

  package init() { (values, isSlice, call) = ([], false, nil) }

  package init(_ values: [Value], _ call: LibraryCall?) { self.init(values[...], isSlice: false, call) }

  init(_ values: ArraySlice<Value>, isSlice: Bool, _ call: LibraryCall?) {
    (self.values, self.isSlice, self.call) = (values, isSlice, call)
  }

  package static var shownName: String { "Array" }

  package static func read(_ value: Value, _ call: LibraryCall) throws -> LibraryElements? {
    if case .native(let slice as SliceValue) = value { return LibraryElements(slice.values, isSlice: true, call) }
    if let elements = value.elements { return LibraryElements(elements, call) }
    return try OwnSequence(value, call.evaluator, call.mark).map { LibraryElements(try $0.elements(), call) }
  }

  package var packed: Value { isSlice ? .native(SliceValue(values)) : .array(Array(values)) }

  package var startIndex: Int { values.startIndex }
  package var endIndex: Int { values.endIndex }

  // Arrays count with positions that they don't have.
  package func index(after i: Int) -> Int { i &+ 1 }
  package func index(before i: Int) -> Int { i &- 1 }
  package func distance(from start: Int, to end: Int) -> Int { end &- start }

  package subscript(position: Int) -> LibraryElement {
    get { LibraryElement(values[position], call) }
    set { values[position] = newValue.value }
  }

  package subscript(bounds: Range<Int>) -> LibraryElements {
    get { LibraryElements(values[bounds], isSlice: true, call) }
    set { values.replaceSubrange(bounds, with: newValue.values) }
  }

  package mutating func replaceSubrange(_ range: Range<Int>, with elements: some Collection<LibraryElement>) {
    values.replaceSubrange(range, with: elements.map(\.value))
  }

  package static func == (a: LibraryElements, b: LibraryElements) -> Bool { a.elementsEqual(b) }
  package func hash(into hasher: inout Hasher) { for element in self { hasher.combine(element) } }
}

/// `ArraySlice`: a part of an array, with the array's indices.
package struct SliceValue {
  package let values: ArraySlice<Value>

  init(_ values: ArraySlice<Value>) { self.values = values }
}
