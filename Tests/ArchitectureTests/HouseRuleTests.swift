import Foundation
import Testing

/// Rules of the house that a reader of a diff would otherwise have to watch.
@Suite struct HouseRuleTests {
  /// What no source may contain: each is a crash, a guess or a promise waiting to be found.
  private static let forbidden = [
    "fatal" + "Error(", "try" + "!", "as" + "! ", "Mirror" + "(", "DispatchSema" + "phore", "nonisolated(un" + "safe)",
    "@unchecked " + "Sendable", "TO" + "DO", "FIX" + "ME",
  ]

  /// Places that say why they need what is forbidden elsewhere.
  private static let reasoned = [
    // A task-local carries a value that never leaves its thread.
    "Sources/VitrineUI/Core/ViewScope.swift",
    // An alignment never changes, and calls its function where a layout is.
    "Sources/VitrineLayout/Geometry/Alignment.swift",
    // A subscription is kept and released, and nothing else is done with it.
    "Sources/VitrineUI/State/ObservableObject.swift",
    // A thread of its own starts programs, and waits for the next one.
    "Sources/Programs/ProcessStart.swift",
    // The command line's options are those that a table declares.
    "Sources/vitrine/FenceArguments.swift",
    // Only values whose bytes differ are compared by their properties.
    "Sources/VitrineUI/Core/SameValue.swift",
  ]

  @Test(arguments: forbidden)
  func sourcesAvoidForbiddenPhrases(_ phrase: String) throws {
    var places: [String] = []
    for file in try PackageSources.swiftFiles() where !Self.reasoned.contains(file.path) {
      for (index, line) in file.lines.enumerated() where line.contains(phrase) {
        places.append("\(file.path):\(index + 1)")
      }
    }
    #expect(places.isEmpty, "\(phrase) in \(places.joined(separator: ", "))")
  }

  /// `Int(x)` of a double ends the program for infinity, for what is not a number and from 2⁶³ on, and a fence can make all
  /// of these. Where whole numbers come from doubles, `Int(exactly:)` and `Int(clamping:)` say what then; text is read
  /// under a name that says that it is text.
  @Test func wholeNumbersOfFencesAreChecked() throws {
    var places: [String] = []
    for file in try PackageSources.swiftFiles() where ["Notation", "FenceEvaluation"].contains(file.target) {
      places += Self.uncheckedIntegers(in: file.lines).map { "\(file.path):\($0)" }
    }
    #expect(places.isEmpty, "an unchecked Int(…) in \(places.joined(separator: ", "))")
  }

  @Test func anUncheckedIntegerIsFound() {
    let lines: [Substring] = ["let a = Int(value)", "/// Int(value)", "Int(exactly: value)", "Int(text)", "[Int](x)"]
    #expect(Self.uncheckedIntegers(in: lines) == [1])
  }

  /// Returns the numbers of the lines that convert a value to `Int` without saying what happens if it doesn't fit.
  private static func uncheckedIntegers(in lines: [Substring]) -> [Int] {
    let raw =
      /(?:^|[^A-Za-z.`])Int\((?!exactly:|clamping:|truncatingIfNeeded:|(?:name|text|digits)(?:\.dropFirst\([0-9]*\))?[,)])/
    return lines.enumerated().compactMap { index, line in
      line.contains("Int(") && !line.contains("///") && line.contains(raw) ? index + 1 : nil
    }
  }

  /// The first of a dictionary’s keys or values is another on each run.
  @Test func nothingTakesTheFirstOfADictionary() throws {
    var places: [String] = []
    for file in try PackageSources.swiftFiles() {
      for (index, line) in file.lines.enumerated()
      where line.contains(".keys.") || line.contains(".values.") {
        guard line.contains(/\.(?:keys|values)\.(?:first|randomElement|prefix)\b/) else { continue }
        places.append("\(file.path):\(index + 1)")
      }
    }
    #expect(places.isEmpty, "\(places.joined(separator: ", "))")
  }

  /// What is installed or downloaded stays out of the repository: nothing that people wrote here is as large as a package.
  @Test func filesAreOfASizeThatPeopleWrite() throws {
    let root = PackageSources.root.standardizedFileURL
    let made = ["site", "Examples/drawings"].map { root.appendingPathComponent($0).path }
    let keys: [URLResourceKey] = [.isRegularFileKey, .fileSizeKey]
    let files = try #require(
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: keys, options: .skipsHiddenFiles))
    var (count, large): (Int, [String]) = (0, [])
    for case let file as URL in files {
      if made.contains(file.path) { files.skipDescendants() }
      let values = try file.resourceValues(forKeys: Set(keys))
      guard values.isRegularFile == true else { continue }
      count += 1
      if let size = values.fileSize, size > 100_000 { large.append("\(file.path): \(size) bytes") }
    }
    #expect(count > 1_000)
    #expect(large.isEmpty, "\(large.joined(separator: ", "))")
  }
}
