import Diagnostics
import Notes
import SiteContent
import SiteStorage
import Synchronization
import VitrineText

/// The suggestions for broken links.
///
/// Comparing with all names takes too long in a large site, so that only the first ones are compared, and the answers
/// are cached.
final class Suggestions: Sendable {
  private struct Question: Hashable {
    var text: String
    var isImage: Bool
    var isName: Bool
  }

  /// The number of names with which a name is compared.
  private static let limit = 2_000

  private let names: LazyValue<Names>
  private let known = Mutex<[Question: String?]>([:])

  /// - Parameter paths: the paths of notes and files, in order.
  init(_ paths: [String]) { names = LazyValue { Names(paths) } }

  /// The names that are searched.
  private struct Names {
    /// The first path of each file name in lower case, and the first note of each name without extension.
    let pathsByName: [String: String]
    let notesByStem: [String: String]
    let notes: [String]
    let images: [String]
    let others: [String]

    init(_ paths: [String]) {
      let all = paths.map { (path: $0, isNote: NotePath.isNote($0)) }
      notes = all.filter(\.isNote).map(\.path)
      others = all.filter { !$0.isNote }.map(\.path)
      images = others.filter(ImageSize.isImage)
      pathsByName = Dictionary(
        paths.map { (NotePath.name(of: $0).lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
      notesByStem = Dictionary(
        notes.map { (NotePath.stem(of: $0).lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Returns the path that a broken link may mean: the same name in another folder, else the nearest path.
  func path(for path: String, isImage: Bool) -> String? {
    let names = names.value
    if let moved = names.pathsByName[NotePath.name(of: path).lowercased()], !isImage || ImageSize.isImage(moved) {
      return moved
    }
    if !isImage, let moved = names.notesByStem[NotePath.stem(of: path).lowercased()] { return moved }
    return answer(Question(text: path, isImage: isImage, isName: false)) {
      let isNote = NotePath.isNote(path) || NotePath.fileExtension(of: path).isEmpty
      let candidates = isImage ? names.images : isNote ? names.notes : names.others
      // A path in the same folder is near even if its name is not, so that the names are compared too.
      return nearestName(to: path, among: candidates.prefix(Self.limit)).flatMap { near in
        let names = [path, near].map { NotePath.name(of: $0).lowercased() }
        return names[0] == names[1] || nearestName(to: names[0], among: [names[1]]) != nil ? near : nil
      }
    }
  }

  /// Returns the name that a broken link may mean.
  func name(for name: String, isImage: Bool) -> String? {
    answer(Question(text: name, isImage: isImage, isName: true)) {
      let names = self.names.value
      let candidates = (isImage ? names.images : names.notes).prefix(Self.limit).lazy.map {
        isImage ? NotePath.name(of: $0) : NotePath.stem(of: $0)
      }
      return nearestName(to: NotePath.name(of: name), among: candidates)
    }
  }

  private func answer(_ question: Question, _ find: () -> String?) -> String? {
    if let answer = known.withLock({ $0[question] }) { return answer }
    let answer = find()
    known.withLock { $0[question] = .some(answer) }
    return answer
  }
}
