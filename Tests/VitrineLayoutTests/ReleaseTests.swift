import Testing
import VitrineLayout

/// Layouts that nobody refers to any more.
@Suite struct ReleaseTests {
  @Test func aTracedLayoutIsReleased() {
    weak var node: LayoutNode?
    weak var record: LayoutTrace?
    do {
      let trace = LayoutTrace()
      let session = LayoutSession(trace: trace)
      let leaf = LayoutNode(FlexibleLeafRule(), session: session)
      let root = LayoutNode(PaddingRule(EdgeInsets(.all, 4)), [leaf], session: session)
      let proposal = ProposedViewSize(width: 20, height: 10)
      root.place(at: .zero, proposal: proposal)
      #expect(trace.placement(of: root)?.questions.count == 1)
      (node, record) = (leaf, trace)
    }
    #expect(node == nil && record == nil)
  }
}
