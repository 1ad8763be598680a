import Diagnostics
import Notation
import Notes
import Programs
import VitrineDiagrams
import VitrineText
import VitrineUI

/// A fence as it was at an earlier commit, to be put beside itself: `compare=@v1.2`.
struct CommittedFence {
  /// The note's fences of that commit, up to this one.
  private let fences: ArraySlice<NoteFences.Fence>
  private let setting: FigureSetting

  struct Problem: Error {
    var diagnostic: Diagnostic
  }

  /// Puts a fence's first view beside what it was, if its options ask for that.
  static func compare(_ drawn: inout DrawnFence, _ request: FenceRequest, _ surroundings: FigureSurroundings) {
    guard case .commit(let setting)? = request.options.comparison else { return }
    do throws(Problem) {
      let fence = try find(request, setting, surroundings)
      guard let after = drawn.figures.first?.rendering else { return }
      let before = try fence.rendering(surroundings.pictures, after.typesetter, scheme: request.scheme)
      drawn.figures[0].comparison = DrawnView.Comparison(
        value: Comparison(before: before, after: after), before: fence.revision, after: "now")
    } catch {
      drawn.diagnostics.append(error.diagnostic)
    }
  }

  private var revision: String { String(setting.value.dropFirst()) }

  /// Finds the fence of the same id in the note of that commit; without an id, the one that is drawn as the same number.
  private static func find(
    _ request: FenceRequest, _ setting: FigureSetting, _ surroundings: FigureSurroundings
  ) throws(Problem) -> CommittedFence {
    let revision = String(setting.value.dropFirst())
    guard let path = surroundings.notePath else { throw Problem(.history, setting, revision) }
    let bytes: [UInt8]
    do throws(Git.Missing) { bytes = try Git.file(path, at: revision) } catch {
      throw Problem(error, setting, revision)
    }
    let note = NoteFences.read(
      Document(bytes: bytes, path: path), path: path, defaults: surroundings.defaults, selection: .marked)
    let trees = note.fences.indices.filter { note.fences[$0].kind == .figure }
    let id = request.options.id
    let named = trees.first { id != nil && note.fences[$0].options.id == id }
    guard let index = named ?? (id == nil && trees.indices.contains(request.number) ? trees[request.number] : nil)
    else { throw Problem(fence: id, setting, revision) }
    return CommittedFence(fences: note.fences[...index], setting: setting)
  }

  /// The first view that the fence drew.
  ///
  /// - Parameter scheme: light or dark; `nil` where the options of that time decide.
  private func rendering(_ pictures: PictureLibrary, _ typesetter: Typesetter, scheme: ColorScheme?) throws(Problem)
    -> Rendering
  {
    var pipeline = FigurePipeline(typesetter, FigureSurroundings(pictures: pictures))
    for fence in fences.dropLast() {
      pipeline.declare(ParsedFence(fence.block.code), fence.kind == .figure ? fence.options : FigureOptions())
    }
    guard let last = fences.last else { throw Problem(fence: nil, setting, revision) }
    var options = last.options.drawnOnce
    if let scheme { options.scheme = scheme }
    let then = pipeline.draw(FenceRequest(ParsedFence(last.block.code), options: options))
    if let rendering = then.figures.first?.rendering { return rendering }
    let reason = then.diagnostics.first { $0.severity == .error }?.message ?? "it draws nothing"
    throw Problem(
      diagnostic: Problem.warning(setting, "the fence could not be drawn at ‘\(revision)’: \(reason)", hint: nil))
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
