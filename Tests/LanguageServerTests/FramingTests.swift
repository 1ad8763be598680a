import LanguageServer
import Testing

/// Messages are taken out of what comes, however it comes; damage costs what is damaged.
@Suite struct FramingTests {
  private static func items(_ bytes: [UInt8], piece: Int) -> [MessageReader.Item] {
    var reader = MessageReader()
    var items: [MessageReader.Item] = []
    for start in stride(from: 0, to: bytes.count, by: piece) {
      reader.add(Array(bytes[start..<min(start + piece, bytes.count)]))
      while let item = reader.next() { items.append(item) }
    }
    return items
  }

  private static func words(_ item: MessageReader.Item) -> String {
    switch item {
    case .message(let bytes): String(decoding: bytes, as: UTF8.self)
    case .damaged: "DAMAGED"
    }
  }

  @Test(arguments: [1, 2, 3, 7, 64, 1000])
  func messagesComeInPieces(of size: Int) {
    let texts = ["{}", "", "{\"a\":\"é😀\"}", String(repeating: "x", count: 300)]
    let items = Self.items(texts.flatMap(MessageReader.framed), piece: size)
    #expect(items.map(Self.words) == texts)
  }

  @Test(arguments: [
    ("Content-Length: 2\r\n\r\n{}", ["{}"]),
    ("content-length:2\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{}", ["{}"]),
    ("Content-Type: x\r\nCONTENT-LENGTH: 2 \r\n\r\n{}", ["{}"]),
    ("Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n[]", ["", "[]"]),
    ("junk\r\n\r\nContent-Length: 2\r\n\r\n{}", ["DAMAGED", "{}"]),
    ("Content-Length: -2\r\n\r\n{}Content-Length: 2\r\n\r\n[]", ["DAMAGED", "[]"]),
    ("Content-Length: 2x\r\n\r\n{}Content-Length: 2\r\n\r\n[]", ["DAMAGED", "[]"]),
    ("Content-Length: ٢\r\n\r\n{}Content-Length: 2\r\n\r\n[]", ["DAMAGED", "[]"]),
    ("Content-Length: 99999999999999999999999\r\n\r\nContent-Length: 2\r\n\r\n[]", ["DAMAGED", "[]"]),
    ("\r\n\r\nContent-Length: 2\r\n\r\n[]", ["DAMAGED", "[]"]),
    ("GET / HTTP/1.1\r\nHost: x\r\n\r\nContent-Length: 2\r\n\r\n[]", ["DAMAGED", "[]"]),
    ("Content-Length: 5\r\n\r\n{}", []),
  ])
  func headers(_ text: String, wanted: [String]) {
    for piece in [1, 5, text.utf8.count] {
      let items = Self.items(Array(text.utf8), piece: piece).map(Self.words)
      #expect(items == wanted, "in pieces of \(piece): \(text.debugDescription)")
    }
  }

  @Test func aHeaderThatDoesNotEndIsLeftOut() {
    let text = String(repeating: "A", count: 100_000) + "Content-Length: 2\r\n\r\n{}"
    #expect(Self.items(Array(text.utf8), piece: 1000).map(Self.words) == ["DAMAGED", "{}"])
  }

  /// What is too large is passed over as it comes, and not kept.
  @Test func aMessageThatIsTooLargeIsPassedOver() {
    let count = MessageReader.largest + 1
    let bytes =
      Array("Content-Length: \(count)\r\n\r\n".utf8) + [UInt8](repeating: 0x20, count: count)
      + MessageReader.framed("{}")
    #expect(Self.items(bytes, piece: 1 << 20).map(Self.words) == ["DAMAGED", "{}"])
  }
}
