import Diagnostics
import Figures
import Markup
import Notation
import SiteStorage
import VitrineSweeps

/// The binary form of drawings, in which they are cached and sent. It changes with the program: writer and reader have
/// to be from the same build.
extension EvaluatedFences {
  /// The bytes at the beginning; the last one is the version of the format.
  private static let mark: [UInt8] = Array("VnD".utf8) + [7]

  /// The drawings as bytes. Equal drawings have equal bytes.
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    for byte in Self.mark { writer.write(tag: byte) }
    writer.write(list: fences) { $0.write($1) }
    writer.write(list: claims) { $0.write($1) }
    return writer.bytes
  }

  /// - Returns: `nil` if the bytes are not complete drawings in the format of this program.
  package init?(bytes: [UInt8]) {
    guard bytes.starts(with: Self.mark) else { return nil }
    var reader = ByteReader(bytes)
    do throws(ByteReader.Damaged) {
      for _ in Self.mark { _ = try reader.tag() }
      fences = try reader.list { reader throws(ByteReader.Damaged) in try reader.fence() }
      claims = try reader.list { reader throws(ByteReader.Damaged) in try reader.diagnostic() }
    } catch {
      return nil
    }
    guard reader.isAtEnd else { return nil }
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ fence: EvaluatedFences.Fence) {
    switch fence.outcome {
    case .drawn: write(tag: 0)
    case .code(let reason):
      write(tag: 1)
      write(reason)
    case .failed(let reason):
      write(tag: 2)
      write(reason)
    }
    write(list: fence.diagnostics) { $0.write($1) }
    write(optional: fence.nodes) { $0.write($1) }
    write(list: fence.uses) { writer, use in
      writer.write(use.kind == .modifier)
      writer.write(use.name)
      writer.write(use.form)
      writer.write(use.container)
    }
    write(list: fence.styleSheets) { writer, sheet in
      writer.write(sheet.name)
      writer.write(sheet.css)
    }
    write(optional: fence.runs) { writer, runs in
      writer.write(list: runs) { writer, run in
        writer.write(run.name)
        writer.write(run.text)
      }
    }
    write(list: fence.mistakes) { writer, mistake in
      writer.write(mistake.message)
      writer.write(optional: mistake.place) { writer, place in
        writer.write(count: place.line)
        writer.write(count: place.column)
      }
    }
    write(fence.ranOut)
    write(list: fence.measured) { $0.write($1) }
    write(optional: fence.picture) { $0.write($1) }
  }
}

extension ByteReader {
  fileprivate mutating func fence() throws(Damaged) -> EvaluatedFences.Fence {
    var fence = EvaluatedFences.Fence(outcome: try outcome())
    fence.diagnostics = try list { reader throws(Damaged) in try reader.diagnostic() }
    fence.nodes = try optional { reader throws(Damaged) in try reader.nodes() }
    fence.uses = try list { reader throws(Damaged) in
      ViewUse(
        kind: try reader.flag() ? .modifier : .view, name: try reader.text(), form: try reader.text(),
        container: try reader.optionalText())
    }
    fence.styleSheets = try list { reader throws(Damaged) in
      SweepStyleSheet(name: try reader.text(), css: try reader.text())
    }
    fence.runs = try optional { reader throws(Damaged) in
      try reader.list { reader throws(Damaged) in CodeColors.Run(name: try reader.text(), text: try reader.text()) }
    }
    fence.mistakes = try list { reader throws(Damaged) in
      let message = try reader.text()
      return DrawnFence.Mistake(
        place: try reader.optional { reader throws(Damaged) in
          Location(line: try reader.count(upTo: 1 << 31), column: try reader.count(upTo: 1 << 31))
        }, message: message)
    }
    fence.ranOut = try flag()
    fence.measured = try list { reader throws(Damaged) in try reader.measuredFigure() }
    fence.picture = try optional { reader throws(Damaged) in try reader.element() }
    return fence
  }

  private mutating func outcome() throws(Damaged) -> DrawnFence.Outcome {
    switch try tag() {
    case 0: .drawn
    case 1: .code(reason: try text())
    case 2: .failed(reason: try text())
    default: throw Damaged()
    }
  }
}
