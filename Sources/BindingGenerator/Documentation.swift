import Foundation
import SwiftSyntax

/// The parts of a documentation comment that concern bindings.
///
/// `- Parameter opaque: without effect in a picture: it is a promise to the system.` gives the reason why every
/// argument draws the same. `Not in SwiftUI.` excludes a declaration from fences, which contain only SwiftUI.
struct Documentation {
  /// The reasons why arguments have no effect, by parameter name.
  private(set) var withoutEffect: [String: String] = [:]
  private(set) var isInSwiftUI = true
  /// The first sentence, without the full stop; `nil` without a comment.
  private(set) var summary: String?

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
    summary = paragraphs.first.flatMap { $0.split(separator: ".").first.map(String.init) }
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
