import VitrineUI

/// The lines that a fence prints, until they are asked for.
package final class PrintedOutput {
  private var lines: [String] = []
  /// The line that is not ended yet.
  private var open = ""
  /// The most lines that are kept, and the most characters of each.
  private static let (mostLines, longestLine) = (1_000, 500)

  /// Prints text, of which the last line is not ended.
  package func print(_ text: String) {
    if let node = BodyNode.ahead { return node.hold { [self] in add(text) } }
    add(text)
  }

  private func add(_ text: String) {
    guard lines.count < Self.mostLines else { return }
    var parts = (open + text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.prefix(Self.longestLine)) }
    open = parts.popLast() ?? ""
    lines += parts
  }

  /// The lines since it was last asked.
  package func take() -> [String] {
    defer { (lines, open) = ([], "") }
    return open.isEmpty ? lines : lines + [open]
  }
}

extension Evaluator {
  /// Writes to a stream, as `print(_:to:)` does: a string, or a value of the fence with a method `write`.
  package func write(_ parts: [String], to stream: CallArgument) throws {
    if case .string(let text) = stream.value {
      let joined = text + parts.joined()
      try checkSize(joined.utf8.count, stream.mark)
      try stream.write?(.string(joined))
      return
    }
    guard let type = stream.value.declaredType, let overloads = methods("write", of: type) else {
      throw Failure("type-mismatch", "\(stream.value.typeSubject) is no stream to print to", stream.mark)
    }
    let receiver = Receiver(box: Box(stream.value), type: type)
    for part in parts {
      let argument = CallArgument(value: .string(part), mark: stream.mark)
      let method = chosen(overloads, [argument], nil)
      _ = try invoke(method, [argument], stream.mark, receiver: receiver, scope: scope(of: type, around: method))
    }
    try stream.write?(receiver.box.value)
  }

  /// Prints lines; what is evaluated ahead prints nothing.
  package func printLine(_ text: String, terminator: String = "\n") {
    if let journal { journal.noteOutput() } else { output.print(text + terminator) }
  }

  /// The lines since it was last asked.
  package func takeOutput() -> [String] { output.take() }

  /// `Self._printChanges()`: tells why the body runs that calls it.
  var printingChanges: Value {
    .function(
      FunctionValue(name: "_printChanges") { [self] _, _ in
        if let node = ViewScope.current?.node { printLine(node.changeText) }
        return .void
      })
  }
}
