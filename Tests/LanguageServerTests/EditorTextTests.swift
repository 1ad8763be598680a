import Diagnostics
import LanguageServer
import TestSupport
import Testing

/// Places in a text, as editors count them.
@Suite struct EditorTextTests {
  private static let text = "a😀é\r\nb\rc\nüx"

  @Test(arguments: [
    // line, UTF-16, offset
    (0, 0, 0), (0, 1, 1), (0, 3, 5), (0, 4, 7), (1, 0, 9), (1, 1, 10), (2, 0, 11), (3, 0, 13), (3, 1, 15), (3, 2, 16),
  ])
  func placesAndOffsets(line: Int, character: Int, offset: Int) {
    let (text, place) = (EditorText(Self.text), EditorPosition(line: line, character: character))
    #expect(text.offset(of: place, .utf16) == offset)
    #expect(text.position(of: offset, .utf16) == place)
    let bytes = text.position(of: offset, .utf8)
    #expect(bytes.line == line && text.offset(of: bytes, .utf8) == offset, "\(bytes)")
  }

  @Test(arguments: [
    // In the midst of a surrogate pair; beyond a line; beyond the text.
    (0, 2, 1), (0, 99, 7), (1, 7, 10), (2, 2, 12), (9, 0, 16), (3, 1 << 31, 16),
  ])
  func placesThatAreNone(line: Int, character: Int, offset: Int) {
    #expect(EditorText(Self.text).offset(of: EditorPosition(line: line, character: character), .utf16) == offset)
  }

  @Test func bytesInTheMidstOfACharacterAreAtItsBeginning() {
    for character in 1...4 {
      #expect(EditorText(Self.text).offset(of: EditorPosition(line: 0, character: character), .utf8) == 1)
    }
  }

  @Test func placesOfTheNoteAreThoseOfTheEditor() {
    let text = EditorText(Self.text)
    #expect(text.position(of: Location(line: 1, column: 6), .utf16) == EditorPosition(line: 0, character: 3))
    #expect(text.location(of: EditorPosition(line: 3, character: 1), .utf16) == Location(line: 4, column: 3))
    #expect(text.position(of: Location(line: 99, column: 1), .utf16) == EditorPosition(line: 3, character: 2))
  }

  /// Random edits come to the same as in an array of UTF-16 units, of which lines are counted anew.
  @Test func editsAreThoseOfTheEditor() {
    var random = SplitMix64(seed: 7)
    let pieces = ["", "a", "😀", "é", "\r\n", "\n", "\r", "xyz\n", "👩‍👩‍👧"]
    for _ in 0..<60 {
      var (text, model) = (EditorText(""), [UInt16]())
      for _ in 0..<40 {
        let ends = [Self.place(in: model, &random), Self.place(in: model, &random)].sorted()
        let new = pieces[Int(random.next() % UInt64(pieces.count))]
        text.replace(from: Self.position(ends[0], model), to: Self.position(ends[1], model), with: new, .utf16)
        model.replaceSubrange(ends[0]..<ends[1], with: new.utf16)
        let wanted = String(decoding: model, as: UTF16.self)
        guard Array(text.string.utf16) == model else {
          Issue.record("expected \(wanted.debugDescription), got \(text.string.debugDescription)")
          return
        }
      }
    }
  }

  /// A place between two characters, and not between a CR and its LF, which no editor can name.
  private static func place(in model: [UInt16], _ random: inout SplitMix64) -> Int {
    var place = Int(random.next() % UInt64(model.count + 1))
    while place > 0, place < model.count,
      model[place] & 0xFC00 == 0xDC00 || (model[place] == 10 && model[place - 1] == 13)
    {
      place -= 1
    }
    return place
  }

  private static func position(_ place: Int, _ model: [UInt16]) -> EditorPosition {
    var (line, start) = (0, 0)
    for index in 0..<place
    where model[index] == 10 || (model[index] == 13 && !(index + 1 < model.count && model[index + 1] == 10)) {
      (line, start) = (line + 1, index + 1)
    }
    return EditorPosition(line: line, character: place - start)
  }
}
