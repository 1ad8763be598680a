import Testing
import VitrineKit

@testable import VitrineTesting

/// Layouts as texts, and what is told of two that differ.
@Suite struct LayoutSnapshotTests {
  private static let proposal = ProposedViewSize(width: 200, height: nil)

  private func snapshot(_ view: any View) throws -> LayoutSnapshot {
    LayoutSnapshot(try Rendering(of: view, in: Self.proposal))
  }

  private func difference(_ old: any View, _ new: any View) throws -> String {
    LayoutDifference(from: try snapshot(old), to: try snapshot(new)).description
  }

  private func row(_ width: Double) -> some View {
    HStack(spacing: 10) {
      Color.red.frame(width: width, height: 10)
      HStack(spacing: 0) { Color.blue.frame(width: 20, height: 10) }.id("end")
    }
  }

  @Test func aTextIsTheLayoutAgain() throws {
    let snapshot = try snapshot(row(30))
    #expect(
      snapshot.text == """
        proposed 200 × nil
                0        0       60       10  HStack
                0        0       30       10    frame
                0        0       30       10      Color.red
               40        0       20       10    HStack 'end'
               40        0       20       10      frame
               40        0       20       10        Color.blue

        """)
    #expect(try LayoutSnapshot(text: snapshot.text) == snapshot)
    #expect(LayoutDifference(from: snapshot, to: snapshot).isEmpty)
  }

  @Test func onlyWhatMovedByItselfIsTold() throws {
    #expect(
      try difference(row(30), row(50)) == """
        HStack
          expected 60 × 10 at (0, 0)
          actual   80 × 10 at (0, 0)
        frame
          expected 30 × 10 at (0, 0)
          actual   50 × 10 at (0, 0)
        Color.red
          expected 30 × 10 at (0, 0)
          actual   50 × 10 at (0, 0)
        HStack 'end'
          expected 20 × 10 at (40, 0)
          actual   20 × 10 at (60, 0)
        2 views move along
        """)
  }

  @Test func viewsComeAndGo() throws {
    let (one, other) = (VStack { Color.red.frame(height: 10) }, VStack { Divider() })
    #expect(
      try difference(one, other) == """
        VStack
          expected 200 × 10 at (0, 0)
          actual   200 × 0.333 at (0, 0)
        missing: frame 200 × 10 at (0, 0)
        missing: Color.red 200 × 10 at (0, 0)
        added: Divider 200 × 0.333 at (0, 0)
        """)
  }

  @Test func anotherProposalIsTold() throws {
    let text = try snapshot(Color.red.frame(width: 1, height: 1)).text.replacing("200 × nil", with: "nil × nil")
    let told = LayoutDifference(
      from: try LayoutSnapshot(text: text), to: try snapshot(Color.red.frame(width: 1, height: 1)))
    #expect(told.description == "proposal: expected nil × nil, actual 200 × nil")
  }

  @Test func manyMovesAreCounted() throws {
    func views(_ x: Double) -> LayoutSnapshot {
      LayoutSnapshot(
        proposal: "", views: (0..<20).map { LayoutSnapshot.View(depth: 0, label: "\($0)", frame: [x, 0, 1, 1]) })
    }
    let told = LayoutDifference(from: views(0), to: views(1)).description
    #expect(told.hasSuffix("… and 8 more"))
  }

  /// What others write into the file ends no test run.
  @Test(arguments: [
    ("", 1), ("x\n", 1), ("proposed 1 × 1\n0 0 1  Text\n", 2), ("proposed 1 × 1\n0 0 1 1  A\n0 0 1 1      B\n", 3),
    ("proposed 1 × 1\n0 0 1 1   A\n", 2), ("proposed 1 × 1\n0 0 1 1  \n", 2),
  ])
  func damageIsTold(_ text: String, _ line: Int) {
    #expect {
      try LayoutSnapshot(text: text)
    } throws: {
      ($0 as? LayoutSnapshot.Damage)?.line == line
    }
  }

  @Test func endlessFramesAreKept() throws {
    let view = LayoutSnapshot.View(depth: 0, label: "Color", frame: [0, 0, .infinity, -.infinity])
    let snapshot = LayoutSnapshot(proposal: "∞ × ∞", views: [view])
    #expect(try LayoutSnapshot(text: snapshot.text) == snapshot)
  }
}
