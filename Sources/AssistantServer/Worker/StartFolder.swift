import Foundation
import LanguageServer
import Notes
import SiteStorage

/// The folder in which a server was started: calls may name only Swift files and notes below it.
package struct StartFolder: Sendable {
  private let root: String

  package init(_ path: String) { root = URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  /// The reason why a file is not read.
  struct Refusal: Error {
    var message: String
  }

  /// The largest size of a file, in bytes.
  private static let largest = 5_000_000

  /// Returns the text of a file.
  func text(of path: String) throws(Refusal) -> String {
    guard !path.contains("\0") else { throw Refusal(message: "'file' is not a path") }
    let ending = NotePath.fileExtension(of: path)
    guard ending == "swift" || NotePath.noteExtensions.contains(ending) else {
      throw Refusal(message: "'file' is neither a Swift file nor a note")
    }
    let file = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: root + "/")).resolvingSymlinksInPath().path
    // The end of a link must be a Swift file or a note, too.
    guard file.hasPrefix(root == "/" ? root : root + "/"), NotePath.fileExtension(of: file) == ending else {
      throw Refusal(message: "'file' is outside of the folder in which the server was started")
    }
    guard let facts = RegularFile(file) else { throw Refusal(message: "there is no such file") }
    guard facts.size <= Self.largest else { throw Refusal(message: "the file is larger than \(Self.largest) bytes") }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Refusal(message: "the file can't be read")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
