import Foundation
import Testing

@testable import Figures

/// Pictures for terminals, as kitty's protocol has them: chunks of at most 4,096 characters, of which all but the last say that more
/// follow.
@Suite struct KittyPictureTests {
  @Test(arguments: [0, 1, 3_071, 3_072, 3_073, 10_000]) func aPictureIsSentInChunks(count: Int) throws {
    let png = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    let text = String(decoding: KittyPicture.text(of: png), as: UTF8.self)
    #expect(text.hasSuffix("\u{1B}\\\n"))
    let codes = text.dropLast().components(separatedBy: "\u{1B}\\").dropLast()
    var payload = ""
    for (index, code) in codes.enumerated() {
      let parts = code.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      try #require(parts.count == 2 && parts[0].hasPrefix("\u{1B}_G"))
      let keys = parts[0].dropFirst(3).split(separator: ",")
      #expect(keys.contains("m=\(index == codes.count - 1 ? 0 : 1)"))
      #expect(keys.contains("a=T") == (index == 0) && keys.contains("f=100") == (index == 0))
      #expect(parts[1].count <= 4096)
      payload += parts[1]
    }
    #expect(Data(base64Encoded: payload) == Data(png))
  }

  @Test func aTerminalThatKnowsPicturesSaysSo() {
    #expect(KittyPicture.isConfirmed(by: "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c"))
    #expect(!KittyPicture.isConfirmed(by: "\u{1B}[?62;4;c"))
    #expect(!KittyPicture.isConfirmed(by: "\u{1B}_Gi=31;ENOTSUPPORTED\u{1B}\\\u{1B}[?62;c"))
  }
}
