import Foundation
import OracleSupport

/// Compares what fences come to with what the Swift compiler makes of the same code.
@main struct Oracle {
  private static let usage = """
    usage: VitrineOracle [--list] [--record FOLDER] PATH …
    A path is a folder of notes, a file of JSON lines with 'id' and 'code', or random:COUNT. --list prints what is not compared, and why;
    --record writes the short cases with the states of the compiled programs.
    """

  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var (isListed, record): (Bool, String?) = (false, nil)
    while let first = arguments.first, first.hasPrefix("--") {
      arguments.removeFirst()
      switch first {
      case "--list": isListed = true
      case "--record" where !arguments.isEmpty: record = arguments.removeFirst()
      default: return print(usage)
      }
    }
    guard !arguments.isEmpty else { return print(usage) }
    var (differences, recorded): (Int, [OracleCase]) = (0, [])
    for path in arguments {
      let run = try OracleRun(path, isListed: isListed)
      differences += run.differences
      recorded += run.compared
    }
    if let record { try write(recorded, in: record) }
    print("\(differences) differences")
    exit(differences == 0 ? 0 : 1)
  }

  private static let mostBytes = (case: 4_000, file: 90_000)

  /// Writes the short cases as numbered files of JSON lines.
  private static func write(_ cases: [OracleCase], in folder: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var files = [""]
    for one in cases {
      let line = String(decoding: try encoder.encode(one), as: UTF8.self) + "\n"
      guard line.utf8.count < mostBytes.case else { continue }
      if files[files.count - 1].utf8.count + line.utf8.count > mostBytes.file { files.append("") }
      files[files.count - 1] += line
    }
    for (index, text) in files.enumerated() {
      try text.write(toFile: "\(folder)/\(index + 1).jsonl", atomically: true, encoding: .utf8)
    }
  }
}
