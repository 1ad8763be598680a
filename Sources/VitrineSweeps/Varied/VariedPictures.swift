import Markup
import VitrineDiagrams
import VitrineUI

/// The pictures of a varied view where nothing moves: on paper, in files and without scripts.
extension VariedViewMaker {
  /// Returns a picture of each combination if there are few and nothing is swept; otherwise, for each parameter, its
  /// values or its ends and breakpoints, with the written values of the others.
  ///
  /// - Returns: `nil` if a layout failed.
  mutating func pictures(of states: [VariedView.State]) -> [VariedView.Picture]? {
    let written = parameters.map(\.written)
    var values: [[VariedParameter.Value]] = []
    if states.count <= Self.mostCombinations, parameters.allSatisfy({ $0.range == nil }) {
      values = combinations
    } else {
      let room = max(VariedView.mostPictures / parameters.count, 2)
      let swept = states[parameters.state(of: written)].sweeps
      for index in parameters.indices {
        for value in pictured(index, swept.first { $0.parameter == index }?.segments ?? []).prefix(room) {
          var combination = written
          combination[index] = value
          combination = distinct(combination, from: written)
          // The written values are the same for each parameter.
          if !values.contains(combination) { values.append(combination) }
        }
      }
    }
    var pictures: [VariedView.Picture] = []
    for combination in values {
      guard let rendering = layOut(asNumbers(combination), true), rendering.root != nil else { return nil }
      pictures.append(VariedView.Picture(label: label(combination, besides: written), rendering: rendering))
    }
    return pictures
  }

  /// Returns a combination with a listed value, at the end of a range if its picture is that of the written values
  /// otherwise.
  private func distinct(
    _ combination: [VariedParameter.Value], from written: [VariedParameter.Value]
  ) -> [VariedParameter.Value] {
    guard combination != written, let own = look(combination), own == look(written) else { return combination }
    for index in parameters.indices {
      guard let range = parameters[index].range, combination[index] == written[index] else { continue }
      for end in [range.upperBound, range.lowerBound] {
        var (moved, other) = (combination, written)
        moved[index] = .number(end)
        other[index] = .number(end)
        if let look = look(moved), look != self.look(other) { return moved }
      }
    }
    return combination
  }

  /// Returns what distinguishes the picture of a combination: its frames in hundredths of points, and its texts.
  private func look(_ values: [VariedParameter.Value]) -> [String]? {
    guard let rendering = layOut(asNumbers(values), false), let root = rendering.root else { return nil }
    var look: [String] = []
    func visit(_ node: RenderedNode) {
      let frame = node.frame
      look += [frame.minX, frame.minY, frame.width, frame.height].map { NumberText.text($0, decimals: 2) }
      for child in node.children { visit(child) }
    }
    func visit(_ marks: [Mark]) {
      for mark in marks {
        switch mark {
        case .group(let inner, _): visit(inner)
        case .text(let text): look.append(text.text)
        case .rectangle, .ellipse, .path, .image: break
        }
      }
    }
    visit(root)
    visit(rendering.marks)
    return look
  }

  /// The most combinations that are drawn one by one.
  private static let mostCombinations = 12
  /// The most breakpoints of a range that have pictures; those of the longest segments.
  private static let mostBreakpoints = 6

  /// Returns the values of a parameter that have pictures: those of a list, or the start, the breakpoints and the end
  /// of a range.
  private func pictured(_ parameter: Int, _ segments: [VariedView.Segment]) -> [VariedParameter.Value] {
    guard let range = parameters[parameter].range else {
      return (0..<parameters[parameter].count).map { .listed($0) }
    }
    let longest = segments.indices.sorted {
      (segments[$1].end - segments[$1].start, $0) < (segments[$0].end - segments[$0].start, $1)
    }
    // A number that differs from all around it is shown, and one of the segment in which it is.
    let points = segments.filter(\.isPoint).map(\.start)
    let shown = Set(longest.prefix(Self.mostBreakpoints)).union(segments.indices.filter { segments[$0].isPoint })
    let starts = shown.sorted().map { index in
      let segment = segments[index]
      return !segment.isPoint && points.contains { abs($0 - segment.start) < 1e-4 } ? segment.middle : segment.start
    }
    let numbers = ([range.lowerBound] + starts + [range.upperBound]).reduce(into: [Double]()) { numbers, number in
      if number - (numbers.last ?? -.infinity) > 1e-4 { numbers.append(number) }
    }
    return numbers.map { .number($0) }
  }

  /// Returns the title of a picture: the values that differ from the written ones, or all if none does.
  private func label(_ values: [VariedParameter.Value], besides written: [VariedParameter.Value]) -> String {
    let isMany = parameters.count > 1
    let all = parameters.indices.map { index in
      (text: "\(parameters[index].name): \(text(values[index], of: index))", isOther: values[index] != written[index])
    }
    let shown =
      isMany && all.contains(where: \.isOther) && parameters.contains { $0.range != nil }
      ? all.filter(\.isOther) : all
    return shown.map(\.text).joined(separator: ", ")
  }

  private func text(_ value: VariedParameter.Value, of parameter: Int) -> String {
    switch (value, parameters[parameter].domain) {
    case (.listed(let index), .values(let values, _, _)): values[index]
    case (.number(let number), _): parameters[parameter].text(of: number)
    case (.listed, .range): ""
    }
  }
}

extension VariedView.Segment {
  /// A number between the ends, whole if possible.
  fileprivate var middle: Double {
    let middle = (start + end) / 2
    return middle.rounded() > start && middle.rounded() < end ? middle.rounded() : middle
  }
}
