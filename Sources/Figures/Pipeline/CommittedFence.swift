import Diagnostics
import Notation
import Notes
import Programs
import VitrineDiagrams
import VitrineText
import VitrineUI

/// A fence at an earlier commit, to be compared with its current version: `compare=@v1.2`.
struct CommittedFence {
  /// The note's fences at that commit, up to this one.
  private let fences: ArraySlice<NoteFences.Fence>
  private let setting: FigureSetting

  struct Problem: Error {
    var diagnostic: Diagnostic
  }

  /// Compares a fence's first view with its version at a commit, if the options request it.
  static func compare(_ drawn: inout DrawnFence, _ request: FenceRequest, _ surroundings: FigureContext) {
    guard case .commit(let setting)? = request.options.comparison else { return }
    do throws(Problem) {
      let fence = try find(request, setting, surroundings)
      guard let after = drawn.figures.first?.rendering else { return }
      let before = try fence.rendering(surroundings.pictures, after.typesetter, scheme: request.scheme)
      drawn.figures[0].compare(
        with: DrawnView.Comparison(
          value: Comparison(before: before, after: after), before: fence.revision, after: "now"))
    } catch {
      drawn.diagnostics.append(error.diagnostic)
    }
  }

  private var revision: String { String(setting.value.dropFirst()) }

  /// Finds the fence with the same id in the note at that commit; without an id, the view tree with the same number.
  private static func find(
    _ request: FenceRequest, _ setting: FigureSetting, _ surroundings: FigureContext
  ) throws(Problem) -> CommittedFence {
    let revision = String(setting.value.dropFirst())
    let bytes: [UInt8]
    do throws(GitRepository.Missing) { bytes = try surroundings.versions.contents(at: revision) } catch {
      throw Problem(error, setting, revision)
    }
    let note = NoteFences.read(
      Document(bytes: bytes, path: revision), path: revision, defaults: surroundings.defaults, selection: .marked)
    let trees = note.fences.indices.filter { note.fences[$0].kind == .figure }
    let id = request.options.id
    let named = trees.first { id != nil && note.fences[$0].options.id == id }
    guard let index = named ?? (id == nil && trees.indices.contains(request.number) ? trees[request.number] : nil)
    else { throw Problem(fence: id, setting, revision) }
    return CommittedFence(fences: note.fences[...index], setting: setting)
  }

  /// Renders the first view that the fence drew.
  ///
  /// - Parameter scheme: light or dark; `nil` for the scheme in the fence's options at that commit.
  private func rendering(_ pictures: PictureLibrary, _ typesetter: Typesetter, scheme: ColorScheme?) throws(Problem)
    -> Rendering
  {
    var pipeline = FigurePipeline(typesetter, FigureContext(pictures: pictures))
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
      diagnostic: Problem.warning(setting, "the fence could not be drawn at '\(revision)': \(reason)", hint: nil))
  }
}

extension CommittedFence.Problem {
  fileprivate init(_ missing: GitRepository.Missing, _ setting: FigureSetting, _ revision: String) {
    diagnostic =
      switch missing {
      case .history:
        Self.warning(setting, "there is no Git history to compare with", hint: "move the note to a Git checkout")
      case .revision:
        Self.warning(
          setting, "there is no commit '\(revision)'",
          hint: "use a tag, a branch or a hash of this checkout; a shallow clone lacks old ones")
      case .file:
        Self.warning(
          setting, "the note did not exist at '\(revision)'", hint: "compare with a commit in which it has this path")
      case .program(let reason):
        Self.warning(
          setting, "the commit '\(revision)' cannot be read: git \(reason)",
          hint: "git must be installed, and 'programs' in vitrine.yml must allow it")
      }
  }

  fileprivate init(fence id: String?, _ setting: FigureSetting, _ revision: String) {
    diagnostic = Self.warning(
      setting,
      id.map { "the note had no fence with the id '\($0)' at '\(revision)'" }
        ?? "the note had fewer view trees at '\(revision)'",
      hint: id == nil ? "add an id to both versions of the fence: id=badge" : "compare with a later commit")
  }

  fileprivate static func warning(_ setting: FigureSetting, _ message: String, hint: String?) -> Diagnostic {
    Diagnostic(.warning, "compare", message, file: setting.file, span: setting.span, hint: hint)
  }
}
