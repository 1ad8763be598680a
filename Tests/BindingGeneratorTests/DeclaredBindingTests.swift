import Testing

@testable import BindingGenerator

/// What is written of a declaration.
@Suite struct DeclaredBindingTests {
  private func written(_ source: String, byHand: String = "") -> String? {
    let file = DeclarationReader.read(source, path: "VitrineUI/Sample.swift")
    var hand = BoundByHand()
    hand.read(byHand)
    let vocabulary = Vocabulary([file], hand)
    let bindings = FileBindings(file, vocabulary, hand, textMethods: []).bindings
    return TopicFile(file, bindings, FileMembers(file, vocabulary, hand))?.text
  }

  @Test func modifierIsBoundWithItsDefaultsAndReasons() {
    let text = written(
      """
      extension View {
        /// - Parameter opaque: without effect in a picture: it is a promise.
        public func blur(radius: Double, opaque: Bool = false) -> some View { self }
      }
      """)
    let opaque = #"Parameter("opaque", .bool, or: false).withoutEffect("it is a promise")"#
    let head = #"Modifier(Parameter("radius", .double), \#(opaque)) {"#
    #expect(text?.contains(head + "\n        $0.blur(radius: $1, opaque: $2)\n") == true)
  }

  @Test func viewBuildersAndStylesAreHandedOn() {
    let text = written(
      """
      public struct Card<Content: View>: View {
        public init(_ title: some StringProtocol, isOn: Binding<Bool>, @ViewBuilder content: () -> Content) {}
      }
      extension View {
        public func cardStyle(_ style: some CardStyle) -> some View { self }
      }
      """)
    #expect(text?.contains("Card($0, isOn: $1, content: content($2))") == true)
    #expect(text?.contains("(a: any View, b: any CardStyle) in a.cardStyle(b)") == true)
  }

  @Test func whatIsBoundByHandIsLeftOut() {
    let source = "extension View { public func lift(_ height: Double) -> some View { self } }"
    #expect(written(source) != nil)
    #expect(written(source, byHand: #"let x = [.modifier("lift") {}]"#) == nil)
    #expect(written(source, byHand: #"let x = [.moreOfModifier("lift") {}]"#) != nil)
  }

  @Test func whatIsNotPublicOrNotInSwiftUIIsLeftOut() {
    #expect(written("extension View { package func lift(_ height: Double) -> some View { self } }") == nil)
    #expect(
      written(
        """
        extension View {
          /// Lifts the view. Not in SwiftUI.
          public func lift(_ height: Double) -> some View { self }
        }
        """) == nil)
  }

  @Test func closuresWithArgumentsTakeAHand() {
    #expect(written("extension View { public func each(_ body: (Int) -> Void) -> some View { self } }") == nil)
  }

  @Test func membersAreThoseOfTheTypeItself() {
    let text = written(
      """
      public struct Tone: Hashable {
        public static let warm = Tone()
        public static let all: [Tone] = []
      }
      extension View { public func tone(_ tone: Tone) -> some View { self } }
      """)
    #expect(text?.contains(#"MemberTable(Tone.self, [Member("warm", .warm)])"#) == true)
    #expect(text?.contains(#"extension Tone: CatalogType { package static let catalogName = "Tone" }"#) == true)
  }
}
