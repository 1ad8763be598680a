import Notes
import Testing

/// Text that was encoded twice; the damage was made by encoding sound text as Windows-1252 and UTF-8.
@Suite struct DecodedTextTests {
  @Test(arguments: [
    ("donâ€™t", "don’t"), ("320â¨‰480", "320⨉480"), ("a â€“ b", "a – b"), ("â€œquotedâ€\u{9D}", "“quoted”"),
    ("cafÃ©", "café"), ("ðŸ˜€", "😀"), ("Cá»™ng hÃ²a xÃ£ há»™i: áº¿á»‡", "Cá»™ng hòa xã há»™i: ếệ"),
    ("4Â\u{A0}pt", "4\u{A0}pt"),
  ])
  func doublyEncodedTextIsRepaired(damaged: String, sound: String) {
    let decoded = DecodedText(bytes: Array(damaged.utf8), repairing: true)
    #expect(decoded.text == sound)
  }

  @Test(arguments: [
    "Voilà\u{A0}», dit-il", "«está»…", "MAÇÃ”", "Tiếng Việt", "naïve café", "Ünïcödé", "Â", "â", "ação — não", "👩‍👩‍👧 ⨉ ’",
  ])
  func soundTextStaysAsItIs(text: String) {
    let decoded = DecodedText(bytes: Array(text.utf8), repairing: true)
    #expect(decoded.text == text)
    #expect(decoded.damages.isEmpty)
  }

  @Test func damageHasAPlaceInTheTextThatIsShown() {
    let text = "one\né donâ€™t\n"
    let found = DecodedText(bytes: Array(text.utf8), repairing: false).diagnostics(in: "note.md")
    #expect(
      found.map { $0.rendered() } == [
        """
        note.md:2:7: warning: 'â€™' is UTF-8 encoded twice, most likely '’'
          hint: save the file as UTF-8, or set 'text: repair' in vitrine.yml
        """
      ])
    let repaired = DecodedText(bytes: Array(text.utf8), repairing: true).diagnostics(in: "note.md")
    #expect(repaired.first?.span?.start == .init(line: 2, column: 7))
    #expect(repaired.first?.span?.end == .init(line: 2, column: 10))
  }

  @Test func invalidBytesAreReportedAndRepaired() {
    let bytes: [UInt8] = Array("caf".utf8) + [0xE9, 0x20, 0x93] + Array("x\r\ny".utf8) + [0x94]
    let shown = DecodedText(bytes: bytes, repairing: false)
    #expect(shown.text == "caf\u{FFFD} \u{FFFD}x\ny\u{FFFD}")
    #expect(shown.damages.map(\.meant) == ["é", "“", "”"])
    #expect(shown.damages.map(\.span.start.line) == [1, 1, 2])
    #expect(DecodedText(bytes: bytes, repairing: true).text == "café “x\ny”")
  }

  @Test func byteOrderMarkAndLineEndingsGo() {
    #expect(DecodedText(bytes: [0xEF, 0xBB, 0xBF] + Array("a\r\nb\rc\n".utf8), repairing: false).text == "a\nb\nc\n")
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE], true), ([0xFE, 0xFF], false), ([], true), ([], false),
    ] as [([UInt8], Bool)])
  func otherEncodingsAreNamedOnce(mark: [UInt8], isLittle: Bool) {
    let bytes =
      mark
      + "# Note\n\nA text – of Windows.\n".utf16.flatMap { unit in
        let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
        return isLittle ? bytes : bytes.reversed()
      }
    let decoded = DecodedText(bytes: bytes, repairing: false)
    #expect(decoded.text == "# Note\n\nA text – of Windows.\n")
    #expect(
      decoded.diagnostics(in: "n.md").map { $0.rendered() } == [
        "n.md:1:1: error: file is encoded in UTF-16\n  hint: save the file as UTF-8"
      ])
  }

  @Test func manyDamagesAreCounted() {
    let text = String(repeating: "â€™\n", count: 50)
    let found = DecodedText(bytes: Array(text.utf8), repairing: false).diagnostics(in: "n.md")
    #expect(found.count == 21)
    #expect(found.last?.message == "30 more places with damaged text")
  }
}
