import VitrineUI

extension Rendering {
  /// What a picture is called for those who don't see it.
  ///
  /// - Parameter tellsProposal: whether what was proposed is told.
  func pictureTitle(tellsProposal: Bool) -> String {
    let size = "\(Lengths.text(self.size)) points" + (tellsProposal ? ", proposed \(Lengths.text(proposal))" : "")
    let summaries = root.map(\.summaries) ?? []
    return (["\(root?.label ?? "Nothing"), \(size)"] + summaries).joined(separator: ". ")
  }
}

extension RenderedNode {
  /// What views say in words that show it without any, outermost first.
  fileprivate var summaries: [String] { (summary.isEmpty ? [] : [summary]) + children.flatMap(\.summaries) }
}
