import Testing
import VitrineText

/// A cache with a limit, held to the limit and to what was put into it.
@Suite struct GenerationCacheTests {
  @Test func neverHoldsMoreThanItsLimit() {
    var cache = GenerationCache<Int, Int>(limit: 10)
    for number in 0..<1000 {
      cache[number] = number * 2
      #expect(cache.count <= 10)
      #expect(cache[number] == number * 2)
    }
    #expect(cache[0] == nil)
  }

  @Test func keepsWhatIsAskedForOften() {
    var cache = GenerationCache<Int, String>(limit: 10)
    cache[-1] = "kept"
    for number in 0..<1000 {
      cache[number] = "new"
      #expect(cache[-1] == "kept")
    }
  }

  @Test func dropsWhatWeighsTooMuch() {
    var cache = GenerationCache<Int, String>(limit: 100) { $1.utf8.count }
    cache[0] = String(repeating: "a", count: 51)
    #expect(cache.count == 0)
    for number in 1...20 { cache[number] = String(repeating: "a", count: 20) }
    #expect(cache.count == 4 || cache.count == 3)
    // Replacing an entry doesn't count its weight twice.
    var other = GenerationCache<Int, String>(limit: 100) { $1.utf8.count }
    other[1] = String(repeating: "a", count: 20)
    for _ in 0..<20 { other[2] = String(repeating: "b", count: 20) }
    #expect(other.count == 2)
  }

  @Test func forgetsWhatItIsTold() {
    var cache = GenerationCache<Int, Int>(limit: 4)
    cache[1] = 1
    cache[1] = nil
    #expect(cache[1] == nil && cache.count == 0)
  }
}
