import FenceSyntax
import Foundation
import Notation
import VitrineUI

/// Fences of a note, of which the last one is drawn, and the states that the Swift compiler's program has for them.
package struct OracleCase: Codable, Sendable {
  /// The note and the line of the fence.
  package var name: String
  package var fences: [String]
  /// The values of names that the fence leaves open.
  package var supplied: String
  /// The proposed size, in points; `nil` for that of figures.
  package var width: Double?
  package var height: Double?
  /// The states of each drawing of the compiled program; none before it ran.
  package var compiled: [LiveStates] = []

  package init(name: String, fences: [String], supplied: String, width: Double?, height: Double?) {
    (self.name, self.fences, self.supplied) = (name, fences, supplied)
    (self.width, self.height) = (width, height)
  }

  package var proposal: (width: Double??, height: Double??) { (width.map { $0 }, height.map { $0 }) }

  /// Returns the states of each drawing of the evaluated fence; none for one that is not drawn.
  package func evaluated() -> [LiveStates] {
    let notebook = Notebook()
    for fence in fences.dropLast() { _ = notebook.evaluate(ParsedFence(fence)) }
    guard let last = fences.last else { return [] }
    _ = notebook.takeOutput()
    let result = notebook.evaluate(ParsedFence(last), supplied: supplied, lives: true)
    return result.drawings.map { drawing in
      notebook.living { clock in
        LiveStates(
          drawing.view, proposal: proposal, clock: clock, printed: notebook.takeOutput,
          text: { notebook.plainText(ofState: $0) })
      }
    }
  }

  /// Returns the states of the drawings of the compiled program.
  package func ran(_ views: [any View], printed: () -> [String]) -> [LiveStates] {
    views.map { view in
      LiveStates(view, proposal: proposal, printed: printed) { value in
        switch value {
        case let value as Bool: String(describing: value)
        case let value as Int: String(describing: value)
        case let value as Double: String(describing: value)
        case let value as CGFloat: String(describing: Double(value))
        case let value as String: String(reflecting: value)
        default: nil
        }
      }
    }
  }

  /// Returns the first difference of what the evaluator makes of the fences from the compiled program, in words.
  package func difference(of evaluated: [LiveStates]) -> String? {
    guard evaluated.count == compiled.count else {
      return "\(evaluated.count) drawings instead of \(compiled.count)"
    }
    for (number, (states, expected)) in zip(evaluated, compiled).enumerated() {
      guard let difference = states.difference(from: expected) else { continue }
      return compiled.count == 1 ? difference : "drawing \(number + 1): \(difference)"
    }
    return nil
  }
}
