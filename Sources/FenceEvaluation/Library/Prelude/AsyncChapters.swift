/// Chapters of the library about values over time.
enum AsyncChapters {
  /// What sequences of values over time have in common.
  static let sequences = Prelude(
    words: ["AsyncSequence", "AsyncIteratorProtocol"],
    source: """
      protocol AsyncIteratorProtocol {}

      final class DerivedAsyncIterator: AsyncIteratorProtocol {
        private let advance: () async throws -> Any
        init(_ advance: @escaping () async throws -> Any) { self.advance = advance }
        func next() async throws -> Any? { try await advance() }
      }

      struct DerivedAsyncSequence: AsyncSequence {
        let begin: () -> Any
        func makeAsyncIterator() -> DerivedAsyncIterator { DerivedAsyncIterator(begin()) }
      }

      protocol AsyncSequence {}
      extension AsyncSequence {
        func first(where isMatch: @escaping (Any) async throws -> Bool) async throws -> Any? {
          for try await value in self {
            if try await isMatch(value) { return value }
          }
          return nil
        }
        func contains(where isMatch: @escaping (Any) async throws -> Bool) async throws -> Bool {
          for try await value in self {
            if try await isMatch(value) { return true }
          }
          return false
        }
        func contains(_ element: Any) async throws -> Bool {
          for try await value in self {
            if value == element { return true }
          }
          return false
        }
        func allSatisfy(_ isMatch: @escaping (Any) async throws -> Bool) async throws -> Bool {
          for try await value in self {
            if try await !isMatch(value) { return false }
          }
          return true
        }
        func reduce(_ start: Any, _ combine: @escaping (Any, Any) async throws -> Any) async throws -> Any {
          var sum = start
          for try await value in self { sum = try await combine(sum, value) }
          return sum
        }
        func reduce(into start: Any, _ add: @escaping (inout Any, Any) -> Void) async throws -> Any {
          var sum = start
          for try await value in self { add(&sum, value) }
          return sum
        }
        func max() async throws -> Any? {
          var best: Any = nil
          for try await value in self {
            if best == nil || value > best { best = value }
          }
          return best
        }
        func min() async throws -> Any? {
          var best: Any = nil
          for try await value in self {
            if best == nil || value < best { best = value }
          }
          return best
        }
        func map(_ transform: @escaping (Any) async throws -> Any) -> DerivedAsyncSequence {
          DerivedAsyncSequence {
            var iterator = makeAsyncIterator()
            return {
              let value = try await iterator.next()
              if value == nil { return nil }
              return try await transform(value)
            }
          }
        }
        func compactMap(_ transform: @escaping (Any) async throws -> Any) -> DerivedAsyncSequence {
          DerivedAsyncSequence {
            var iterator = makeAsyncIterator()
            return {
              while true {
                let value = try await iterator.next()
                if value == nil { return nil }
                let made = try await transform(value)
                if made != nil { return made }
              }
            }
          }
        }
        func filter(_ isIncluded: @escaping (Any) async throws -> Bool) -> DerivedAsyncSequence {
          compactMap { value in
            if try await isIncluded(value) { return value }
            return nil
          }
        }
        func prefix(_ count: Int) -> DerivedAsyncSequence {
          DerivedAsyncSequence {
            var (iterator, left) = (makeAsyncIterator(), count)
            return {
              left -= 1
              if left < 0 { return nil }
              return try await iterator.next()
            }
          }
        }
        func prefix(while isMatch: @escaping (Any) async throws -> Bool) -> DerivedAsyncSequence {
          DerivedAsyncSequence {
            var (iterator, isOver) = (makeAsyncIterator(), false)
            return {
              if isOver { return nil }
              let value = try await iterator.next()
              if value == nil { return nil }
              isOver = try await !isMatch(value)
              return isOver ? nil : value
            }
          }
        }
        func dropFirst(_ count: Int = 1) -> DerivedAsyncSequence {
          DerivedAsyncSequence {
            var (iterator, left) = (makeAsyncIterator(), count)
            return {
              while left > 0 {
                left -= 1
                _ = try await iterator.next()
              }
              return try await iterator.next()
            }
          }
        }
        func drop(while isMatch: @escaping (Any) async throws -> Bool) -> DerivedAsyncSequence {
          DerivedAsyncSequence {
            var (iterator, hasBegun) = (makeAsyncIterator(), false)
            return {
              while true {
                let value = try await iterator.next()
                if value == nil || hasBegun { return value }
                hasBegun = try await !isMatch(value)
                if hasBegun { return value }
              }
            }
          }
        }
      }
      """)
}
