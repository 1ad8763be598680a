import Diagnostics

/// A range of positions, closed or with one end: the positions in a collection that it means.
struct LibraryBounds: LibraryArgument {
  private let range: RangeValue
  private let call: LibraryCall

  static var shownName: String { "some RangeExpression" }
  static func read(_ value: Value, _ call: LibraryCall) throws -> LibraryBounds? {
    if case .range(let range) = value { return LibraryBounds(range: range, call: call) }
    return nil
  }

  func range<Base: LibraryIndexed>(in base: Base) throws -> Range<Base.Index> {
    let lower = try range.lowerBound.map(position) ?? base.startIndex
    var upper = try range.upperBound.map(position) ?? base.endIndex
    if range.isClosed, range.upperBound != nil {
      try call.require(upper < base.endIndex, "Index out of range")
      upper = base.index(after: upper)
    }
    try call.require(lower <= upper, "Range requires lowerBound <= upperBound")
    return lower..<upper

    func position(_ value: Value) throws -> Base.Index {
      guard let index = try Base.Index.read(value, call) else {
        throw Failure(.typeMismatch(found: value.typeSubject, wanted: [Base.Index.shownName]), call.mark)
      }
      return index
    }
  }
}
