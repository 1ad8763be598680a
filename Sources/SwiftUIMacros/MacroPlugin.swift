import Markup

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that expands macros for the Swift compiler, which sends requests to its input and reads answers from its
/// output: each is JSON after its length in eight bytes, the lowest first.
///
/// These macros need so little of a declaration that they do without the parser.
/// Source: https://github.com/swiftlang/swift-syntax/tree/main/Sources/SwiftCompilerPluginMessageHandling
@main struct MacroPlugin {
  static func main() {
    // A compiler that ends early closes the pipe; the answer to it is lost with it.
    signal(SIGPIPE, SIG_IGN)
    var plugin = MacroPlugin()
    while let request = read(8).flatMap({ read($0.reversed().reduce(0) { $0 << 8 | Int($1) }) }) {
      guard write(plugin.answer(JSON.parse(request) ?? .null)) else { return }
    }
  }

  /// The version of the messages that the compiler understands.
  private var version = 0.0

  private mutating func answer(_ request: JSON) -> JSON {
    if let capability = request["getCapability"] {
      version = capability["capability"]?["protocolVersion"]?.number ?? 0
      return ["getCapabilityResult": ["capability": ["protocolVersion": 5]]]
    }
    if request["expandFreestandingMacro"] != nil {
      return answer("expandFreestandingMacroResult", ["expandedSource": "", "diagnostics": []])
    }
    if let expansion = request["expandAttachedMacro"] {
      let (sources, problem) = expanded(expansion)
      let problems = JSON.array(problem.map { [Self.diagnostic($0, at: expansion["attributeSyntax"])] } ?? [])
      if version < 5 {
        return [
          "expandAttachedMacroResult": [
            "expandedSources": .array(sources.map { .string($0) }), "diagnostics": problems,
          ]
        ]
      }
      return answer(
        "", ["expandedSource": .string(sources.joined(separator: "\n")), "diagnostics": problems])
    }
    return ["loadPluginLibraryResult": ["loaded": false, "diagnostics": []]]
  }

  private func answer(_ oldName: String, _ result: JSON) -> JSON {
    .object([(version < 5 ? oldName : "expandMacroResult", result)])
  }

  /// Returns the code that an attached macro adds, and an error.
  private func expanded(_ expansion: JSON) -> (sources: [String], problem: String?) {
    guard expansion["macro"]?["typeName"]?.string == "EntryMacro" else { return ([], nil) }
    let surroundings = (expansion["lexicalContext"]?.array ?? []) + [expansion["parentDeclSyntax"] ?? .null]
    let entry = EntryMacro(
      expansion["declSyntax"]?["source"]?.string ?? "", inside: surroundings.compactMap { $0["source"]?.string })
    do throws(EntryMacro.Problem) {
      return expansion["macroRole"]?.string == "accessor"
        ? (try entry.accessors(), nil) : ([try entry.key()], nil)
    } catch {
      // The compiler asks for both parts and would print the error twice, and another one for missing accessors.
      return expansion["macroRole"]?.string == "accessor" ? (["get { preconditionFailure() }"], error.text) : ([], nil)
    }
  }

  private static func diagnostic(_ message: String, at syntax: JSON?) -> JSON {
    let place = syntax?["location"]
    return [
      "message": .string(message), "severity": "error",
      "position": ["fileName": place?["fileName"] ?? "", "offset": place?["offset"] ?? 0],
      "highlights": [], "notes": [], "fixIts": [],
    ]
  }

  // MARK: Input and output

  private static func read(_ count: Int) -> [UInt8]? {
    guard count >= 0 else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = readInput(buffer.baseAddress?.advanced(by: filled), count - filled)
        guard got > 0 else { return }
        filled += got
      }
    }
    return bytes.count == count ? bytes : nil
  }

  private static func write(_ message: JSON) -> Bool {
    let text = Array(message.text.utf8)
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: text.count >> (8 * $0)) } + text
    return bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = writeOutput(buffer.baseAddress?.advanced(by: written), buffer.count - written)
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
  }

  private static func readInput(_ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(0, buffer, count)
    #else
      Glibc.read(0, buffer, count)
    #endif
  }

  private static func writeOutput(_ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(1, buffer, count)
    #else
      Glibc.write(1, buffer, count)
    #endif
  }
}
