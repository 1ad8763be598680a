import Diagnostics
import Notes
import Programs
import VitrineDiagrams
import VitrineUI

/// A fence as it was at an earlier commit, to be put beside itself: `compare=@v1.2`.
package struct CommittedFence: Sendable {
  var source: String
  /// The fences before it, whose declarations it may use.
  var earlier: [String]
  var options: FigureOptions
  var setting: FigureSetting

  var revision: String { String(setting.value.dropFirst()) }

  /// Finds the fence of the same id in the note of that commit; without an id, the one that is drawn as the same number.
  ///
  /// - Parameters:
  ///   - path: the note's, on this machine.
  ///   - number: which of the note's view trees it is, from 0.
  ///   - defaults: the settings that hold where the note says nothing else.
  init(
    comparing options: FigureOptions, _ setting: FigureSetting, path: String, number: Int, defaults: [FigureSetting]
  ) throws(Problem) {
    let revision = String(setting.value.dropFirst())
    let bytes: [UInt8]
    do throws(Git.Missing) { bytes = try Git.file(path, at: revision) } catch {
      throw Problem(error, setting, revision)
    }
    let document = Document(bytes: bytes, path: path)
    let blocks = document.codeBlocks.map(\.block)
    let trees = blocks.indices.filter { blocks[$0].info.isViewTree }
    func settings(_ index: Int) -> [FigureSetting] { FigureSetting.settings(of: blocks[index].info, in: path) }
    let named = trees.first { index in
      options.id != nil && settings(index).contains { $0.key == "id" && $0.value == options.id }
    }
    guard let index = named ?? (options.id == nil && trees.indices.contains(number) ? trees[number] : nil) else {
      throw Problem(fence: options.id, setting, revision)
    }
    var unheard: [Diagnostic] = []
    let own = document.frontMatter["figure"].map { FigureSetting.settings(of: $0, in: path, into: &unheard) } ?? []
    source = blocks[index].code
    earlier = blocks[..<index].filter { $0.info.isViewTree || ($0.isFenced && $0.info.isSwift) }.map(\.code)
    self.options = FigureOptionsReader(defaults + own + settings(index)).options
    self.setting = setting
  }

  struct Problem: Error {
    var diagnostic: Diagnostic
  }

  /// Puts a fence's first view beside what it was, if its options ask for that.
  ///
  /// - Parameter path: the note's, on this machine; `nil` where the fence is in none.
  static func compare(
    _ outcome: inout FenceDrawing.Outcome, _ options: FigureOptions, path: String?, number: Int,
    defaults: [FigureSetting] = [], scheme: ColorScheme? = nil
  ) {
    guard case .commit(let setting)? = options.comparison else { return }
    do throws(Problem) {
      guard let path else { throw Problem(.history, setting, "") }
      let fence = try CommittedFence(comparing: options, setting, path: path, number: number, defaults: defaults)
      fence.compare(&outcome, pictures: PictureLibrary(), scheme: scheme)
    } catch {
      outcome.diagnostics.append(error.diagnostic)
    }
  }

  /// Puts the fence's first view beside what it was.
  func compare(_ outcome: inout FenceDrawing.Outcome, pictures: PictureLibrary, scheme: ColorScheme? = nil) {
    guard let rendering = outcome.figures.first?.rendering else { return }
    let drawing = FenceDrawing(rendering.typesetter)
    drawing.pictures = pictures
    for source in earlier { drawing.declare(source) }
    var options = options
    if let scheme { options.scheme = scheme }
    let then = drawing.draw(source, options)
    guard let before = then.figures.first?.rendering else {
      let reason = then.diagnostics.first { $0.severity == .error }?.message ?? "it draws nothing"
      outcome.diagnostics.append(
        Problem.warning(setting, "the fence could not be drawn at ‘\(revision)’: \(reason)", hint: nil))
      return
    }
    outcome.figures[0].comparison = DrawnView.Comparison(
      value: Comparison(before: before, after: rendering), before: revision, after: "now")
  }
}

extension CommittedFence.Problem {
  fileprivate init(_ missing: Git.Missing, _ setting: FigureSetting, _ revision: String) {
    diagnostic =
      switch missing {
      case .history:
        Self.warning(setting, "there is no history to compare with", hint: "the note is in no git checkout")
      case .revision:
        Self.warning(
          setting, "there is no commit ‘\(revision)’",
          hint: "a tag, a branch or a hash that this checkout has; a shallow clone lacks old ones")
      case .file:
        Self.warning(
          setting, "the note was not there at ‘\(revision)’", hint: "it may have had another name or folder then")
      }
  }

  fileprivate init(fence id: String?, _ setting: FigureSetting, _ revision: String) {
    diagnostic = Self.warning(
      setting,
      id.map { "the note had no fence of the id ‘\($0)’ at ‘\(revision)’" }
        ?? "the note had fewer view trees at ‘\(revision)’",
      hint: id == nil ? "give the fence an id that it keeps: id=badge" : "compare with a later commit")
  }

  fileprivate static func warning(_ setting: FigureSetting, _ message: String, hint: String?) -> Diagnostic {
    Diagnostic(.warning, "compare", message, file: setting.file, span: setting.span, hint: hint)
  }
}
