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

  @Test func forgetsWhatItIsTold() {
    var cache = GenerationCache<Int, Int>(limit: 4)
    cache[1] = 1
    cache[1] = nil
    #expect(cache[1] == nil && cache.count == 0)
  }
}
