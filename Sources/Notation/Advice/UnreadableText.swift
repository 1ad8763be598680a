import VitrineUI

/// Finds texts and symbols that can hardly be seen in one of the color schemes.
enum UnreadableText: Adviser {
  static func advice(on fence: AdvisedFence) -> [Advice] {
    var marks: Set<Int> = []
    return fence.seen.lowContrast.compactMap { low -> Advice? in
      guard let node = fence.seen.node(where: { $0.path == low.path }), let mark = node.source,
        marks.insert(mark.lowerBound).inserted
      else { return nil }
      let scheme = low.scheme == .dark ? "dark" : "light"
      let ratio = "\((low.ratio * 10).rounded(.down) / 10)"
      let name = "\(node.kind == .text ? "text" : "symbol") \(node.argument)"
      return Advice(
        topic: "low-contrast", mark: mark,
        message: "\(name) has a contrast of \(ratio) : 1 in the \(scheme) appearance",
        reason: "text and symbols below 3 : 1 can hardly be read, and a page is shown in both appearances",
        hint: "set a color that stands out in both, such as .foregroundStyle(.black) on yellow")
    }
  }
}
