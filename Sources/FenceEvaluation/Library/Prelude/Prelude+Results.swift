extension Prelude {
  /// Results, orders of sorting, sets of options.
  static let results = Prelude(
    words: ["Result", "Comparator", "SortDescriptor", "SortOrder", "OptionSet", ".success", ".failure"],
    source: """
      enum Result<Success, Failure> {
        case success(Success)
        case failure(Failure)
        init(catching body: () throws -> Any) {
          do { self = .success(try body()) } catch { self = .failure(error) }
        }
        func get() throws -> Any {
          switch self {
          case .success(let value): return value
          case .failure(let error): throw error
          }
        }
        func map(_ transform: (Any) -> Any) -> Result {
          switch self {
          case .success(let value): return Result.success(transform(value))
          case .failure(let error): return Result.failure(error)
          }
        }
        func mapError(_ transform: (Any) -> Any) -> Result {
          switch self {
          case .success(let value): return Result.success(value)
          case .failure(let error): return Result.failure(transform(error))
          }
        }
        func flatMap(_ transform: (Any) -> Any) -> Result {
          switch self {
          case .success(let value): return transform(value)
          case .failure(let error): return Result.failure(error)
          }
        }
      }

      protocol OptionSet {}
      extension OptionSet {
        var isEmpty: Bool { rawValue == 0 }
        func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }
        func isSubset(of other: Self) -> Bool { rawValue & other.rawValue == rawValue }
        func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }
        func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
        func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
        func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
        func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
        func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue - rawValue & other.rawValue) }
        mutating func insert(_ other: Self) -> Any {
          let known = intersection(other)
          let isNew = !contains(other)
          self = union(other)
          return (inserted: isNew, memberAfterInsert: isNew ? other : known)
        }
        mutating func remove(_ other: Self) -> Self? {
          let known = intersection(other)
          self = subtracting(other)
          return known.isEmpty ? nil : known
        }
        mutating func update(with other: Self) -> Self? {
          let known = intersection(other)
          self = union(other)
          return known.isEmpty ? nil : known
        }
        mutating func formUnion(_ other: Self) { self = union(other) }
        mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
        mutating func formIntersection(_ other: Self) { self = intersection(other) }
        mutating func subtract(_ other: Self) { self = subtracting(other) }
      }
      """)

  /// Sequences that are made of closures.
  static let indices = Prelude(
    words: ["formIndex"],
    source: """
      extension Collection {
        func formIndex(after i: inout Any) { i = index(after: i) }
        func formIndex(before i: inout Any) { i = index(before: i) }
      }
      """)

  /// Foundation's walk through the lines of a text.
  static let lines = Prelude(
    words: ["enumerateLines"],
    source: """
      extension StringProtocol {
        func enumerateLines(invoking body: @escaping (String, inout Bool) -> Void) {
          var lines = split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
          if lines.last!.isEmpty { lines.removeLast() }
          var stop = false
          for line in lines {
            body(String(line), &stop)
            if stop { break }
          }
        }
      }
      """)

  static let sequences = Prelude(
    words: ["sequence(", "AnyIterator", "AnySequence", "IteratorSequence", "makeIterator"],
    source: """
      struct IndexingIterator: IteratorProtocol {
        let elements: [Any]
        var place = 0
        mutating func next() -> Any? {
          guard place < elements.count else { return nil }
          place += 1
          return .some(elements[place - 1])
        }
      }

      final class AnyIterator: IteratorProtocol {
        private let advance: () -> Any
        init(_ advance: @escaping () -> Any) { self.advance = advance }
        func next() -> Any? { advance() }
        func makeIterator() -> AnyIterator { self }
      }

      struct AnySequence {
        private let begin: () -> Any
        init(_ begin: @escaping () -> Any) { self.begin = begin }
        func makeIterator() -> Any { begin() }
      }

      struct UnfoldSequence {
        let first: Any
        let following: (Any) -> Any
        func makeIterator() -> AnyIterator {
          var current = first
          return AnyIterator {
            let value = current
            if value != nil { current = following(value) }
            return value
          }
        }
      }

      func sequence(first: Any, next: @escaping (Any) -> Any) -> UnfoldSequence {
        UnfoldSequence(first: first, following: next)
      }

      func sequence(state: Any, next: @escaping (inout Any) -> Any) -> AnyIterator {
        var current = state
        return AnyIterator { next(&current) }
      }
      """)
}
