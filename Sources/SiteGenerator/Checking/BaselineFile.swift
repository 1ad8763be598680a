import Diagnostics
import Foundation

/// The file that a baseline is kept in.
package enum BaselineFile {
  /// What went wrong with it, in words.
  package struct Problem: Error, CustomStringConvertible {
    package var description: String
  }

  package static func read(_ path: String) throws(Problem) -> Baseline {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Problem(description: "there is no baseline ‘\(path)’; ‘--write-baseline \(path)’ writes one")
    }
    do { return try Baseline(text: String(decoding: data, as: UTF8.self)) } catch {
      throw Problem(description: "‘\(path)’ is no baseline; ‘--write-baseline \(path)’ writes one")
    }
  }

  package static func write(_ baseline: Baseline, to path: String) throws(Problem) {
    do { try Data(baseline.text.utf8).write(to: URL(fileURLWithPath: path)) } catch {
      throw Problem(description: FileProblem.writing(path, error))
    }
  }
}
