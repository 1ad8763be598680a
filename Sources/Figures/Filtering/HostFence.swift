import Diagnostics
import Notes

/// A fence as another program passes it: its code and its options, without a location in a file.
package struct HostFence: Sendable {
  package var language: String
  package var code: String
  /// The options of the fence.
  package var settings: [FigureSetting]
  /// Whether the fence is to be a figure, regardless of its language.
  package var isMarked: Bool

  package init(language: String, code: String, settings: [FigureSetting] = [], isMarked: Bool = false) {
    (self.language, self.code, self.settings, self.isMarked) = (language, code, settings, isMarked)
  }

  /// Returns the fence in the form that notes have; `nil` if it is not evaluated.
  ///
  /// - Parameters:
  ///   - number: the number of view trees before it in the document.
  ///   - path: the name of the fence in diagnostics, whose locations are relative to its code.
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
