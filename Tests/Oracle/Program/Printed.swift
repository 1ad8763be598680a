/// The lines that compiled code printed.
enum Printed {
  nonisolated(unsafe) private static var lines: [String] = []

  static func add(_ line: String) { lines.append(line) }

  /// Returns the lines since the last call.
  static func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@_silgen_name("vitrine_oracle_print") public func oraclePrint(_ line: String) { Printed.add(line) }
