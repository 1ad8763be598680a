import Programs

/// The messages in the compiler's output, which has lines such as `/tmp/f12.swift:3:8: error: cannot find 'x' in scope`,
/// each followed by an excerpt of the code.
struct CompilerOutput {
  /// The errors of each file, by its path, in the order of the output.
  private(set) var errors: [String: [CompilerMessage]] = [:]
  /// Errors in no file, such as that a module cannot be loaded.
  private(set) var others: [String] = []

  /// Returns the reason why the compiler failed without an error in a file.
  func problem(_ failure: ProgramFailure?) -> String {
    if let other = others.first { return other }
    guard case .tooSlow(let seconds)? = failure else { return "the compiler cannot compile this code" }
    return "the compiler took longer than \(Int(exactly: seconds.rounded()) ?? 0) seconds for this code"
  }

  /// - Parameter folder: the folder of the files; errors in files elsewhere belong to no file.
  init(_ text: String, filesIn folder: String) {
    var last: String?
    for line in text.split(separator: "\n") {
      if let match = line.wholeMatch(of: /(\/.*?):([0-9]+):([0-9]+): (error|warning|note): (.*)/) {
        let (path, text) = (String(match.1), String(match.5))
        switch match.4 {
        case "error" where !path.hasPrefix(folder + "/"):
          others.append(text)
          last = nil
        case "error":
          let message = CompilerMessage(line: Int(match.2) ?? 1, column: Int(match.3) ?? 1, text: text)
          if errors[path]?.contains(message) == true {
            last = nil
          } else {
            errors[path, default: []].append(message)
            last = path
          }
        case "note":
          if let last, let index = errors[last]?.indices.last { errors[last]?[index].notes.append(text) }
        default: last = nil
        }
      } else if let match = line.wholeMatch(of: /<unknown>:0: error: (.*)|error: (.*)/) {
        others.append(String(match.1 ?? match.2 ?? ""))
      }
    }
  }
}
