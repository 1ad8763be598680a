import Testing

@testable import FenceSyntax

/// The places that names in bodies get before they run.
struct ResolverTests {
  /// What each use of a name may mean, in the order of the source.
  private func places(of name: String, in source: String) -> [[NameUse.Place]] {
    var found: [[NameUse.Place]] = []
    let walk = SyntaxWalk(expression: { expression in
      if case .name(let use) = expression.kind, use.text == name { found.append(use.places) }
    })
    walk.go(through: ParsedFence(source).statements)
    return found
  }

  private func place(_ depth: Int, _ slot: Int) -> NameUse.Place { NameUse.Place(depth: depth, slot: slot) }

  @Test func theNearestComesFirst() {
    let source = "func f(a: Int, x: Int) { print(x); if x > 0 { let x = 2; print(x) } }"
    #expect(
      places(of: "x", in: source) == [[place(0, 1)], [place(0, 0), place(1, 1)], [place(0, 0), place(1, 1)]])
  }

  @Test func whatPatternsBindBelongsToTheBodyBehindThem() {
    let source = "func f(e: E) { switch e { case .a(let n): print(n) case .b: break }; for n in [1] { print(n) } }"
    #expect(places(of: "n", in: source) == [[place(0, 0)], [place(0, 0)]])
  }

  @Test func shorthandNamesAreDeclaredByTheirUse() {
    #expect(places(of: "$0", in: "[1].map { a in [2].map { $0 + a } }") == [[place(0, 0), place(1, 1)]])
  }

  @Test func whatIsCapturedIsInAScopeAroundTheClosure() {
    #expect(
      places(of: "n", in: "func f() { var n = 1; let g = { [n] in print(n) } }") == [[place(1, 0), place(2, 0)]])
  }

  @Test(arguments: ["let x = 1\nText(x)", "struct V { let x = 1; func f() { print(x) } }", "func x() {}\nx()"])
  func namesOfNotesAndTypesHaveNoPlace(source: String) {
    #expect(places(of: "x", in: source) == [[]])
  }

  @Test func membersComeBeforeWhatIsAroundTheirType() {
    let source = "func f() { let x = 1; struct S { func g() { let y = 2; print(x, y) } } }"
    var own: [String: Int] = [:]
    SyntaxWalk(expression: { if case .name(let use) = $0.kind { own[use.text] = use.ownCount } })
      .go(through: ParsedFence(source).statements)
    #expect(own["x"] == 0 && own["y"] == 1)
    #expect(places(of: "x", in: source) == [[place(2, 0)]])
  }
}
