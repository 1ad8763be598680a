import Foundation
import SwiftSyntax

/// What a documentation comment says for bindings.
///
/// `- Parameter opaque: without effect in a picture: it is a promise to the system.` gives the reason for which another
/// argument draws the same. `Not in SwiftUI.` keeps a declaration out of fences, which are SwiftUI.
struct Documentation {
  /// Reasons, by the names of parameters.
  private(set) var withoutEffect: [String: String] = [:]
  private(set) var isInSwiftUI = true

  init(_ trivia: Trivia) {
    var paragraphs: [String] = []
    for case .docLineComment(let line) in trivia {
      let text = line.dropFirst(3).drop { $0 == " " }
      if text.hasPrefix("- ") || text.isEmpty || paragraphs.isEmpty {
        paragraphs.append(String(text))
      } else {
        paragraphs[paragraphs.count - 1] += " \(text)"
      }
    }
    isInSwiftUI = !paragraphs.contains { $0.contains("Not in SwiftUI") }
    for paragraph in paragraphs {
      guard let (name, reason) = Self.reason(paragraph) else { continue }
      withoutEffect[name] = reason
    }
  }

  private static func reason(_ paragraph: String) -> (name: String, reason: String)? {
    let (start, phrase) = ("- Parameter ", "without effect in a picture: ")
    guard paragraph.hasPrefix(start), let colon = paragraph.firstIndex(of: ":"),
      let place = paragraph.range(of: phrase)
    else { return nil }
    var reason = paragraph[place.upperBound...]
    if reason.hasSuffix(".") { reason.removeLast() }
    return (String(paragraph[paragraph.index(paragraph.startIndex, offsetBy: start.count)..<colon]), String(reason))
  }
}
