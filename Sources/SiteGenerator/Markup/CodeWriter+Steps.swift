extension CodeWriter {
  /// Swift in colours, with an element around each stretch that made a view.
  static func highlighted(_ source: String, _ steps: SourceSteps) -> String {
    var html = ""
    var offset = 0
    var open: [Int] = []
    var next = steps.stretches[...]
    for run in swift(source) {
      var rest = Array(run.text.utf8)[...]
      while !rest.isEmpty {
        while open.last == offset {
          html += "</span>"
          open.removeLast()
        }
        while let stretch = next.first, stretch.range.lowerBound <= offset {
          html += "<span data-s=\"\(stretch.steps)\">"
          open.append(stretch.range.upperBound)
          next.removeFirst()
        }
        let end = min(open.last ?? .max, next.first?.range.lowerBound ?? .max, offset + rest.count)
        let piece = rest.prefix(end - offset)
        html += Self.html([CodeColors.Run(name: run.name, text: String(decoding: piece, as: UTF8.self))])
        offset = end
        rest = rest.dropFirst(piece.count)
      }
    }
    return html + String(repeating: "</span>", count: open.count)
  }
}
