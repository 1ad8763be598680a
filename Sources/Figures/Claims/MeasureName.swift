import Diagnostics
import VitrineLayout

/// The name of a measure of a figure, as links have it after the figure's name: `star.width`, `breaks.1`, `steps.count`.
struct MeasureName {
  private let words: [String]

  /// - Parameter text: the part of a link's fragment after the figure's name and a point.
  init(_ text: some StringProtocol) { words = String(text).split(separator: ".").map { String($0) } }

  /// A measure with the view that has it.
  struct Measure: Hashable {
    var value: Double
    /// The path of the view in the figure's picture; `nil` for a measure of the whole figure.
    var path: String?
  }

  /// The reason why a figure doesn't have the measure.
  struct Problem: Error {
    var message: String
    var hint: String
  }

  /// Returns the measure of a figure.
  func measure(in figure: MeasuredFigure) throws(Problem) -> Measure {
    if words.count == 2, let last = words.last {
      if words[0] == "breaks", let number = Int(last) { return try breakpoint(number, figure.facts) }
      if last == "count" { return try count(words[0], figure.facts) }
    }
    var picture = figure.pictures.first
    var rest = words[...]
    if words.count > 1, words[0] == "pictures", let number = Int(words[1]) {
      guard figure.pictures.indices.contains(number - 1) else {
        throw Problem(
          message: "the figure has no picture \(number)", hint: "it has \(figure.pictures.count): 'pictures.1.width'")
      }
      picture = figure.pictures[number - 1]
      rest = rest.dropFirst(2)
    }
    guard let picture, let member = rest.popLast(), let side = Side(rawValue: member) else {
      throw Problem(
        message: "'\(words.last ?? "")' is no measure of a figure",
        hint: "end it with width, height, x or y, or write 'breaks.1' or 'steps.count'")
    }
    if rest.isEmpty { return Measure(value: side.length(picture.views.first?.frame), path: nil) }
    let view = try view(Array(rest), in: picture)
    return Measure(value: side.length(view.frame), path: view.path)
  }

  private enum Side: String {
    case width, height, x, y

    func length(_ frame: Rect?) -> Double {
      guard let frame else { return .nan }
      return switch self {
      case .width: frame.width
      case .height: frame.height
      case .x: frame.minX
      case .y: frame.minY
      }
    }
  }

  private func breakpoint(_ number: Int, _ facts: FigureFacts) throws(Problem) -> Measure {
    guard facts.breaks.indices.contains(number - 1) else {
      throw Problem(
        message: "the figure has no breakpoint \(number)",
        hint: facts.breaks.isEmpty ? "only sweeps and varied figures have breakpoints" : "it has \(facts.breaks.count)")
    }
    return Measure(value: facts.breaks[number - 1], path: nil)
  }

  private func count(_ word: String, _ facts: FigureFacts) throws(Problem) -> Measure {
    if let kind = FigureFacts.Count(rawValue: word), let count = facts.counts[kind] {
      return Measure(value: Double(count), path: nil)
    }
    let names = FigureFacts.Count.allCases.filter { facts.counts[$0] != nil }.map(\.rawValue)
    throw Problem(
      message: "the figure has no \(word) to count", hint: "it has " + names.joined(separator: ", "))
  }

  // MARK: Views

  /// Returns the view of a name: its id, the text or name in it, or its type; a number after it chooses among several.
  private func view(_ words: [String], in picture: MeasuredPicture) throws(Problem) -> MeasuredPicture.View {
    let number = words.count > 1 ? Int(words[words.count - 1]) : nil
    let name = (number == nil ? words : Array(words.dropLast())).joined(separator: ".").lowercased()
    let found = Self.views(name, in: picture)
    guard let first = found.first else {
      let near = nearestName(to: name, among: picture.views.flatMap(\.measureNames))
      throw Problem(
        message: "the figure has no view '\(name)'",
        hint: near.map { "did you mean '\($0)'?" } ?? "mark it with .id(\"\(name)\")")
    }
    if let number {
      guard found.indices.contains(number - 1) else {
        throw Problem(message: "the figure has no view '\(name).\(number)'", hint: "it has \(found.count)")
      }
      return found[number - 1]
    }
    guard found.count == 1 || found.allSatisfy({ $0.frame == first.frame }) else {
      throw Problem(
        message: "the figure has \(found.count) views '\(name)'", hint: "number them from 1: '\(name).1.width'")
    }
    return first
  }

  private static func views(_ name: String, in picture: MeasuredPicture) -> [MeasuredPicture.View] {
    for names in [\MeasuredPicture.View.idName, \.argumentName, \.typeName] {
      let found = picture.views.filter { $0[keyPath: names] == name }
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension MeasuredPicture.View {
  fileprivate var idName: String? { id?.lowercased() }
  fileprivate var typeName: String? { type.lowercased() }

  /// The argument in the view's label with hyphens for spaces: `take-your-time` for `Text("Take your time")`.
  fileprivate var argumentName: String? {
    guard let open = label.firstIndex(where: { $0 == "(" || $0 == "." }) else { return nil }
    let argument = label[label.index(after: open)...].drop { $0 == "\"" || $0 == "." }
    let name = argument.prefix { $0 != "\"" && $0 != ")" && $0 != "(" }
    return name.isEmpty ? nil : name.lowercased().split(separator: " ").joined(separator: "-")
  }

  /// The names by which a link may have the view.
  fileprivate var measureNames: [String] { [idName, argumentName, typeName].compactMap(\.self) }
}
