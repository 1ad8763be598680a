import Figures
import Notes
import VitrineDiagrams
import VitrineText
import VitrineUI

/// The completions after the backticks of a fence.
enum FenceWords {
  /// - Parameter text: the text from the backticks to the location.
  static func items(behind text: String) -> [Completions.Item] {
    let quotes = text.count { $0 == "\"" }
    let word = text.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    if let equals = word.firstIndex(of: "=") { return values(of: String(word[..<equals])) }
    guard quotes.isMultiple(of: 2) else { return [] }
    guard text.contains(" ") else {
      return ["swift", "swiftui", "tree"].map { .init(label: $0, kind: .value) }
    }
    let mark = FenceInfo.viewTreeWord
    let options = FenceOption.names.map { Completions.Item(label: $0, kind: .property, insertion: $0 + "=") }
    return text.contains(mark)
      ? options : [.init(label: mark, kind: .value, detail: "draws the fence", rank: 0)] + options
  }

  private static func values(of key: String) -> [Completions.Item] {
    let names = FenceOption.named(key)?.valueNames ?? []
    return names.map { .init(label: $0, kind: .value) }
  }
}
