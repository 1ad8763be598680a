import Markup

/// The last answers by the id that a client gave them, to tell only what changed.
struct ViewMemory {
  private var answers: [String: [String]] = [:]
  /// The ids, the last used one at the end.
  private var order: [String] = []

  private static let most = 50

  /// Leaves out of an answer the lines that the last one with the same id had.
  mutating func shorten(_ answer: inout ToolAnswer, _ id: String) {
    guard !answer.isError else { return }
    let lines = answer.text.split(separator: "\n").map(String.init)
    if let old = answers[id] {
      let known = Set(old)
      let new = lines.filter { !known.contains($0) }
      let same = lines.count - new.count
      answer.text = (new + ["\(same) lines are as in the last answer for '\(id)'."]).joined(separator: "\n")
    }
    answers[id] = lines
    order.removeAll { $0 == id }
    order.append(id)
    if order.count > Self.most { answers[order.removeFirst()] = nil }
  }
}
