import NoteList
import Testing
import VitrineKit

/// The layouts of an app's views, on any machine.
@Suite struct NoteListTests {
  private static let notes = [
    Note(id: 1, title: "Groceries"), Note(id: 2, title: "Layout of stacks", isPinned: true), Note(id: 3, title: "Trip"),
  ]

  /// The spacer gives a row all of the width, and the title starts 12 points after the dot of 10 points.
  @Test(arguments: [160.0, 320]) func rowsFillTheWidth(width: Double) throws {
    let figure = try Figure(of: NoteRow(note: Self.notes[0]), in: ProposedViewSize(width: width, height: nil))
    #expect(figure.size.width == width)
    #expect(try #require(figure.view(id: "title")).frame.minX == 22)
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
