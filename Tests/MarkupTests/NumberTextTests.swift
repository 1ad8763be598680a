import Markup
import TestSupport
import Testing

/// The one way that numbers are written.
@Suite struct NumberTextTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.004, "0"), (1, "1"), (-1.5, "-1.5"), (0.05, "0.05"), (-0.05, "-0.05"),
      (12.345, "12.35"),
      (99.999, "100"), (1e12, "1000000000000"), (1e14, "0"), (.nan, "0"), (.infinity, "0"), (-.infinity, "0"),
      (1.10, "1.1"), (100, "100"), (-100.01, "-100.01"),
    ] as [(Double, String)])
  func numbersHaveAtMostTwoDecimals(_ value: Double, _ text: String) {
    #expect(NumberText.text(value) == text)
    #expect(NumberText.rounded(value) == Double(text))
  }

  @Test(arguments: [(0, "13"), (1, "12.6"), (4, "12.5679"), (6, "12.567891")] as [(Int, String)])
  func soManyDecimals(_ decimals: Int, _ text: String) {
    #expect(NumberText.text(12.567_891, decimals: decimals) == text)
  }

  @Test func whatIsRoundedIsWhatIsRead() {
    for seed in Samples.seeds(2_000, of: "random numbers") {
      var generator = SplitMix64(seed: seed)
      let value = Double.random(in: -5000...5000, using: &generator)
      for decimals in [2, 4, 5, 6] {
        #expect(Double(NumberText.text(value, decimals: decimals)) == NumberText.rounded(value, decimals: decimals))
      }
    }
  }
}
