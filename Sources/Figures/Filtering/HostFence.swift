import Diagnostics
import Notes

/// A fence as another program hands it over: its code and its options, without a place in a file.
package struct HostFence: Sendable {
  package var language: String
  package var code: String
  /// What it says of its figure, with the names that a fence has for it.
  package var settings: [FigureSetting]
  /// Whether it is to be a figure, whatever its language is.
  package var isMarked: Bool

  package init(language: String, code: String, settings: [FigureSetting] = [], isMarked: Bool = false) {
    (self.language, self.code, self.settings, self.isMarked) = (language, code, settings, isMarked)
  }

  /// The fence as notes have it; `nil` where it is none that is evaluated.
  ///
  /// - Parameters:
  ///   - number: how many of the document's view trees are before it.
  ///   - path: how the fence is called in diagnostics, whose places are in its code.
  func fence(
    number: Int, path: String, selection: FenceSelection, defaults: [FigureSetting]
  ) -> NoteFences.Fence? {
    let info = FenceInfo(parsing: language, at: Location(line: 1, column: 1))
    let kind: FenceKind
    if isMarked || info.isSwiftUI {
      kind = .figure
    } else if info.isSwift {
      kind = selection == .auto ? .figureIfView : .declarations
    } else {
      return nil
    }
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).count
    let starts = (1...max(lines, 1)).map { Location(line: $0, column: 1) }
    let text = code.hasSuffix("\n") ? code : code + "\n"
    let own = settings.map { setting in
      var setting = setting
      setting.file = path
      return setting
    }
    return NoteFences.Fence(
      block: CodeBlock(isFenced: true, info: info, code: text, lineStarts: starts),
      span: Span(at: Location(line: 1, column: 1)), kind: kind, settings: defaults + own, number: number)
  }
}
