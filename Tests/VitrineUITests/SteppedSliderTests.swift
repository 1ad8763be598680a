import Testing

@testable import VitrineUI

/// Sliders whose values are some way apart.
struct SteppedSliderTests {
  @Test(arguments: [(3.4, 3.0), (4.2, 5.0), (9.9, 9.0), (-4, 1)])
  func valuesKeepTheirDistance(_ wanted: Double, _ chosen: Double) throws {
    var value = 0.0
    let binding = Binding(get: { value }, set: { value = $0 })
    let slider = Slider(value: binding, in: 1...10, step: 2)
    let set = try #require(slider.controlActions.setNumber)
    set(wanted)
    #expect(value == chosen)
  }
}
