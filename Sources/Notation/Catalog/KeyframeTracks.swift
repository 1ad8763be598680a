import FenceEvaluation
import VitrineUI

/// A keyframe, or a track of them, as it stands among others; it draws nothing.
struct KeyframeMark: PrimitiveView {
  enum Content {
    /// A value, and how it is reached.
    case frame(value: Value, duration: Double?, KeyframeWay)
    /// Keyframes of a part of what is tracked.
    case track(path: [String], [KeyframeMark])
  }

  let content: Content

  func makeNodes(_ context: RenderContext) -> [RenderNode] { [] }

  /// Those that a view is, or that stand in it.
  static func all(in view: any View) -> [KeyframeMark] {
    subviews(of: bareView(of: view)).flatMap { part -> [KeyframeMark] in
      let bare = bareView(of: part)
      if let mark = bare as? KeyframeMark { return [mark] }
      return subviews(of: bare).count > 1 ? all(in: bare) : []
    }
  }
}

/// How a keyframe is reached; velocities are in the numbers of the value.
enum KeyframeWay {
  case linear(UnitCurve)
  case cubic(start: Value?, end: Value?)
  case spring(Spring, start: Value?)
  case move
}

/// The tracks of a value of a fence.
struct KeyframeTracks {
  private struct Track {
    let path: [String]
    let start: Value
    let curves: [KeyframeCurve]
  }

  private let start: Value
  private var tracks: [Track] = []
  private let context: CallContext

  init(from start: Value, _ marks: [KeyframeMark], _ context: CallContext) {
    (self.start, self.context) = (start.settled, context)
    var loose: [KeyframeMark] = []
    for mark in marks {
      if case .track(let path, let frames) = mark.content { add(path, frames) } else { loose.append(mark) }
    }
    if !loose.isEmpty { add([], loose) }
  }

  var duration: Double { tracks.flatMap(\.curves).map(\.duration).max() ?? 0 }

  private mutating func add(_ path: [String], _ marks: [KeyframeMark]) {
    guard let start = part(of: self.start, path), let numbers = AnimatedNumbers.numbers(of: start) else { return }
    let curves = numbers.indices.map { index in
      KeyframeCurve(from: numbers[index], marks.compactMap { Self.frame($0, index, count: numbers.count) })
    }
    tracks.append(Track(path: path, start: start, curves: curves))
  }

  /// One of the numbers of a keyframe's value.
  private static func frame(_ mark: KeyframeMark, _ index: Int, count: Int) -> KeyframeCurve.Frame? {
    func number(_ value: Value?) -> Double? {
      guard let value, let numbers = AnimatedNumbers.numbers(of: value), numbers.count == count else { return nil }
      return numbers[index]
    }
    guard case .frame(let value, let duration, let way) = mark.content, let target = number(value) else { return nil }
    switch way {
    case .move: return .init(target, duration: 0, .move)
    case .linear(let curve): return .init(target, duration: duration ?? 0, .linear(curve))
    case .cubic(let start, let end):
      return .init(target, duration: duration ?? 0, .cubic(start: number(start), end: number(end)))
    case .spring(let spring, let start):
      return .init(target, duration: duration ?? spring.settlingDuration, .spring(spring, start: number(start)))
    }
  }

  private func part(of value: Value, _ path: [String]) -> Value? {
    var value = value
    for name in path where name != "self" {
      guard let next = try? context.evaluator.member(name, of: value, context.mark) else { return nil }
      value = next
    }
    return value.settled
  }

  // MARK: Over time

  func value(at time: Double) -> Value {
    tracks.reduce(start) { value, track in
      let numbers = track.curves.map { $0.value(at: time) }
      return setting(AnimatedNumbers.value(like: track.start, of: numbers), at: track.path[...], in: value)
    }
  }

  private func setting(_ new: Value, at path: ArraySlice<String>, in value: Value) -> Value {
    guard let name = path.first, name != "self" else { return new }
    guard let inner = part(of: value, [name]) else { return value }
    let changed = setting(new, at: path.dropFirst(), in: inner)
    return context.late(value) {
      try Assignment(context.evaluator).setting(name, of: value, to: changed, context.mark)
    }
  }

  /// What is tracked, number by number.
  func numbers(at time: Double) -> [(name: String, value: Double)] {
    tracks.flatMap { track in
      track.curves.enumerated().map { index, curve in
        let name = track.path.joined(separator: ".")
        let parts = track.curves.count > 1 ? " \(index + 1)" : ""
        return ((name.isEmpty ? "value" : name) + parts, curve.value(at: time))
      }
    }
  }
}
