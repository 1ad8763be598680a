import Notes
import Testing
import VitrineKit
import VitrineTesting

/// The layouts of an app's views, on any machine.
@Suite struct NotesTests {
  private static let notes = [
    Note(id: 1, title: "Groceries"), Note(id: 2, title: "Layout of stacks", isPinned: true), Note(id: 3, title: "Trip"),
  ]

  @Test(arguments: [160.0, 320]) func row(width: Double) {
    assertLayout(
      of: NoteRow(note: Self.notes[1]), in: ProposedViewSize(width: width, height: nil), named: "\(Int(width))")
  }

  @Test func pinnedNotesComeFirst() throws {
    let tree = try Figure(
      of: NotesView(model: NotesModel(Self.notes)), in: ProposedViewSize(width: 393, height: 852)
    ).tree
    let (pinned, other) = (try #require(tree.range(of: "Layout of stacks")), try #require(tree.range(of: "Groceries")))
    #expect(pinned.lowerBound < other.lowerBound && tree.contains("3 notes"))
  }

  /// Views observe a model of Combine.
  @Test func searchesAreShown() throws {
    let model = NotesModel(Self.notes)
    model.search = "trip"
    let figure = try Figure(of: NotesView(model: model), in: ProposedViewSize(width: 393, height: 852))
    #expect(figure.tree.contains("Trip") && !figure.tree.contains("Groceries"))
  }
}
