import Foundation
import Testing

/// Everything that reaches a terminal passes through `Output` in the program, whose texts escape what comes from notes (`LogText`).
@Suite struct OutputTests {
  /// Files that write to the standard streams themselves, each for a reason.
  private static let reasoned = [
    "Sources/vitrine/Output.swift",
    // The messages of the protocol, which are JSON with their length in front.
    "Sources/LanguageServer/Session/LanguageServer.swift", "Sources/AssistantServer/Protocol/AssistantServer.swift",
    // A question to the terminal, which is constant.
    "Sources/vitrine/TerminalQuestion.swift",
    // Frames for the compiler, and for the process that asked for fences.
    "Sources/SwiftUIMacros/MacroPlugin.swift",
    // Standard streams of other processes, which are pipes.
    "Sources/Programs/ConfinedProcess.swift", "Sources/Programs/ProgramRun.swift",
    "Sources/Programs/Workers/WorkerProcess.swift",
    // Words of its own only: an app has no windows here, and a worker is tested for what it does when it fails.
    "Sources/VitrineUI/Core/App.swift", "Sources/SiteMarkup/Workers/TestFault.swift",
  ]

  /// Returns the numbers of the lines that write to a standard stream, or make a text for it without escaping.
  private static func writers(in lines: [Substring]) -> [Int] {
    let ways = [
      #"(?<![\w.])(?:print|debugPrint|dump|puts|fputs|fputc|putchar|putc|printf|fprintf|vprintf|perror|NSLog|os_log|syslog)\("#,
      #"\.standard(?:Output|Error)\b"#, #"\bSTD(?:OUT|ERR)_FILENO\b"#, #"(?<![\w.])std(?:out|err)\b"#,
      #"(?:Glibc|Darwin)\.write\((?:1|2),"#, #"/dev/(?:tty|stdout|stderr)""#,
      #"LogText\(stringLiteral:"#,
    ].map { try? NSRegularExpression(pattern: $0) }.compactMap(\.self)
    return lines.enumerated().compactMap { index, line in
      let text = line.drop { $0 == " " }
      guard !text.hasPrefix("//"), !text.contains("func print(") else { return nil }
      let whole = NSRange(location: 0, length: text.utf16.count)
      return ways.contains { $0.firstMatch(in: String(text), range: whole) != nil } ? index + 1 : nil
    }
  }

  @Test func onlyTheOutputWritesToTheTerminal() throws {
    var places: [String] = []
    for file in try PackageSources.swiftFiles() where !Self.reasoned.contains(file.path) {
      // The generator is no part of the program, and the evaluator's words are those of fences.
      if file.target == "BindingGenerator" || file.isText { continue }
      places += Self.writers(in: file.lines).map { "\(file.path):\($0)" }
    }
    #expect(places.isEmpty, "\(places.joined(separator: ", "))")
  }

  @Test func eachWayOfWritingIsFound() {
    let lines: [Substring] = [
      "print(name)", "fputs(name, stderr)", "try? FileHandle.standardError.write(contentsOf: data)",
      "Output.line(LogText(stringLiteral: name))", "Glibc.write(1, buffer, count)", "  NSLog(name)",
      // Not these.
      "format.print(report)", "func print(_ report: Report) {", "// print(name)", "output.print(text)", "sprint(name)",
    ]
    #expect(Self.writers(in: lines) == [1, 2, 3, 4, 5, 6])
  }
}
