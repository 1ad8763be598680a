import TestSupport
import Testing
import VitrineLayout
import VitrineUI

/// Texts that are proposed less than a letter.
///
/// Source: `StyledTextLayoutEngine` of https://github.com/OpenSwiftUIProject/OpenSwiftUI; measured at 0 × 0 in
/// https://github.com/pointfreeco/swift-snapshot-testing/issues/1070.
@Suite struct NarrowTextTests {
  private func size(_ view: some View, _ width: Double?, _ height: Double?) -> Size {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: width, height: height)
    return Renderer.render(view, options: options).size
  }

  @Test(arguments: ["Hello", "W", "Some words that wrap", ""])
  func nothingProposedIsNothingReported(_ text: String) {
    #expect(size(Text(text), 0, 0) == .zero)
    #expect(size(Text(text).padding(16), 0, 0) == Size(width: 32, height: 32))
    #expect(size(HStack(spacing: 0) { Text(text) }, 0, 0) == .zero)
  }

  @Test(arguments: [3.0, 1, 0.5, 6])
  func noTextIsWiderThanProposed(_ width: Double) {
    #expect(size(Text("Hello"), width, 100).width == width)
    #expect(size(Text("WWW"), width, nil).width == width)
    #expect(size(Text("Hello").font(.largeTitle), width, 400).width == width)
  }

  /// A line for each letter.
  @Test(arguments: ["Hello", "ab", "letters"])
  func withoutWidthLettersStandOneBelowAnother(_ text: String) {
    let lines = text.map(String.init).joined(separator: "\n")
    #expect(size(Text(text), 0, nil) == Size(width: 0, height: size(Text(lines), nil, nil).height))
  }

  /// At least a line, in its own width.
  @Test(arguments: ["Hello", "Hi", "A title"])
  func withoutHeightThereIsALine(_ text: String) { #expect(size(Text(text), 200, 0) == size(Text(text), nil, nil)) }

  @Test func whatSticksOutIsCutOff() throws {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: 3, height: 20)
    #expect(Renderer.render(Text("W"), options: options).marks.contains(where: Self.isClipped))
    options.proposal = ProposedViewSize(width: 0, height: 0)
    #expect(Renderer.render(Text("W"), options: options).marks.isEmpty)
  }

  private static func isClipped(_ mark: Mark) -> Bool {
    guard case .group(let inner, let effects) = mark else { return false }
    return effects.clip != nil || inner.contains(where: isClipped)
  }
}
