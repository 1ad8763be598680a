import Testing
import VitrineLayout

/// What views say to the layout around them.
struct LayoutTraitTests {
  private struct Flex: LayoutValueKey {
    static let defaultValue = 1.0
  }

  private struct Name: LayoutValueKey {
    static let defaultValue = ""
  }

  @Test func valuesAreKnownByTheirKeyAndType() {
    var traits = LayoutTraits()
    traits[Flex.self] = 2.5
    traits[named: "Flex", as: String.self] = "wide"
    #expect(traits[Flex.self] == 2.5 && traits[Name.self] == nil)
    #expect(traits[named: "Flex", as: String.self] == "wide" && traits[named: "Flex", as: Double.self] == nil)
    traits[Flex.self] = nil
    #expect(traits[Flex.self] == nil)
  }

  @Test func modifiersSpeakForTheirChildAndContainersDoNot() {
    let session = LayoutSession()
    let leaf = LayoutNode(FlexibleLeafRule(), session: session)
    leaf.setTrait { $0.gridColumns = 3 }
    let padded = LayoutNode(PaddingRule(EdgeInsets(.all, 4)), [leaf], session: session)
    let stack = LayoutNode(StackRule(VerticalAlignment.center, spacing: nil), [padded], session: session)
    #expect(padded.trait(\.gridColumns) == 3 && stack.trait(\.gridColumns) == nil)
    padded.setTrait { $0.gridColumns = 2 }
    #expect(padded.trait(\.gridColumns) == 2)
  }

  @Test func aSpacerKeepsItsDistancesThroughFrames() {
    let session = LayoutSession()
    func leaf(_ rule: any LayoutRule) -> LayoutNode {
      LayoutNode(rule, session: session, in: SurroundingStack(.horizontal))
    }
    func framed(_ rule: any LayoutRule) -> LayoutNode {
      let frame = LayoutNode(FrameRule(width: 10, height: 10, alignment: .center), [leaf(rule)], session: session)
      return LayoutNode(FrameRule(width: 20, height: nil, alignment: .center), [frame], session: session)
    }
    let spacer = SpacerRule(minimumLength: nil)
    #expect(framed(spacer).spacing == leaf(spacer).spacing)
    #expect(framed(FlexibleLeafRule()).spacing != leaf(spacer).spacing)
  }
}
