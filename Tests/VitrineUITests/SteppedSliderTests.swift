import Testing

@testable import VitrineUI

/// Sliders whose values are some way apart.
struct SteppedSliderTests {
  @Test(arguments: [(3.4, 3.0), (4.2, 5.0), (9.9, 9.0), (-4, 1)])
  func valuesKeepTheirDistance(_ wanted: Double, _ chosen: Double) {
    let slider = Slider(value: .constant(1.0), in: 1...10, step: 2)
    #expect(slider.nearest(to: wanted) == chosen)
  }
}
