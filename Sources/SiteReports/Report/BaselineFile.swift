import Foundation
import SiteStorage

/// Reads and writes baseline files.
package enum BaselineFile {
  /// An error with a baseline file.
  package struct Problem: Error, CustomStringConvertible {
    package var description: String
  }

  package static func read(_ path: String) throws(Problem) -> Baseline {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Problem(description: "no such file '\(path)'; create the baseline with '--write-baseline \(path)'")
    }
    do { return try Baseline(text: String(decoding: data, as: UTF8.self)) } catch {
      throw Problem(description: "'\(path)' is not a baseline; create one with '--write-baseline \(path)'")
    }
  }

  package static func write(_ baseline: Baseline, to path: String) throws(Problem) {
    do { try Data(baseline.text.utf8).write(to: URL(fileURLWithPath: path)) } catch {
      throw Problem(description: FileProblem.writing(path, error))
    }
  }
}
