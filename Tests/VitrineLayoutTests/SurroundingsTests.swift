import Testing
import VitrineLayout

/// What layout knows of the views around a view: the stack it stands in, and the container in whose lengths it measures.
struct SurroundingsTests {
  /// As wide as the container.
  private struct Relative: ChildlessLayoutRule {
    func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
      Size(width: node.containerLengths.width, height: 10)
    }
  }

  /// A square that counts how often it is asked.
  private struct Counted: ChildlessLayoutRule {
    final class Counter { var count = 0 }
    let counter = Counter()

    func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
      counter.count += 1
      return Size(width: 10, height: 10)
    }
  }

  private func session() -> LayoutSession {
    let session = LayoutSession()
    session.window = Size(width: 300, height: 600)
    return session
  }

  /// A row that scrolls is proposed the same in containers of any width.
  @Test func answersHoldForOneContainer() {
    let session = session()
    let (relative, counted) = (LayoutNode(Relative(), session: session), Counted())
    let row = LayoutNode(
      StackRule(VerticalAlignment.center, spacing: 0), [relative, LayoutNode(counted, session: session)],
      session: session)
    let scroll = LayoutNode(ScrollRule(axes: .horizontal), [row], session: session)
    for width in [100.0, 200, 100] {
      scroll.place(at: .zero, proposal: ProposedViewSize(width: width, height: 50))
      #expect(relative.frame.width == width && row.frame.width == width + 10)
    }
    #expect(counted.counter.count == 1)
  }

  @Test func theNearestContainerCounts() {
    let session = session()
    let relative = LayoutNode(Relative(), session: session)
    #expect(relative.sizeThatFits(.unspecified).width == 300)
    let inner = LayoutNode(ScrollRule(axes: .horizontal), [relative], session: session)
    let frame = LayoutNode(FrameRule(width: 80, height: 40, alignment: .center), [inner], session: session)
    LayoutNode(ScrollRule(axes: .vertical), [frame], session: session)
      .place(at: .zero, proposal: ProposedViewSize(width: 200, height: 100))
    #expect(relative.frame.width == 80)
  }

  @Test func placedViewsAnswerAsTheyStand() {
    let session = session()
    let relative = LayoutNode(Relative(), session: session)
    LayoutNode(ScrollRule(axes: .horizontal), [relative], session: session)
      .place(at: .zero, proposal: ProposedViewSize(width: 120, height: 50))
    #expect(relative.again { $0.sizeThatFits(.unspecified) }.width == 120)
    #expect(relative.sizeThatFits(.unspecified).width == 300)
  }

  @Test func spacersLieAlongTheStackThatIsImplied() {
    let session = session()
    let place = session.makeStack(along: nil)
    let spacer = LayoutNode(SpacerRule(minimumLength: nil), session: session, in: place)
    let padded = LayoutNode(PaddingRule(EdgeInsets(.all, 1)), [spacer], session: session, in: place)
    let row = session.makeStack(along: .horizontal)
    let inner = LayoutNode(SpacerRule(minimumLength: nil), session: session, in: row)
    let alone = LayoutNode(TransparentRule(), [inner], session: session, in: place)
    let proposal = ProposedViewSize(width: 50, height: 70)
    #expect(padded.rule.sizeThatFits(proposal, padded) == Size(width: 50, height: 70))
    for node in [padded, alone] { node.stand(in: session.makeStack(along: .vertical)) }
    #expect(spacer.rule.sizeThatFits(proposal, spacer) == Size(width: 0, height: 70))
    #expect(inner.rule.sizeThatFits(proposal, inner) == Size(width: 50, height: 0))
  }
}
