import Foundation

/// A PNG as the characters with which terminals show it.
///
/// Source: <https://sw.kovidgoyal.net/kitty/graphics-protocol/>
package enum KittyPicture {
  /// The most characters of an escape code.
  private static let most = 4096

  /// Returns the escape codes that show a picture at the cursor, and end the line.
  package static func text(of png: [UInt8]) -> [UInt8] {
    let data = Array(Data(png).base64EncodedString().utf8)
    var (text, start): ([UInt8], Int) = ([], 0)
    repeat {
      let end = min(start + most, data.count)
      // The first code says that a PNG is transmitted and shown, and each says whether more follow.
      let head = (start == 0 ? "a=T,f=100,q=2," : "") + "m=\(end < data.count ? 1 : 0);"
      text += Array("\u{1B}_G\(head)".utf8) + data[start..<end] + Array("\u{1B}\\".utf8)
      start = end
    } while start < data.count
    return text + [10]
  }

  /// The question to a terminal whether it shows such pictures, followed by one that every terminal answers.
  package static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c"

  /// Whether a terminal's answer says that it shows them.
  package static func isConfirmed(by answer: String) -> Bool { answer.contains("\u{1B}_Gi=31;OK") }
}
