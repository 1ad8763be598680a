import VitrineUI

extension Rendering {
  /// Returns the accessibility label of a picture.
  ///
  /// - Parameter tellsProposal: whether the label contains the proposal.
  func pictureTitle(tellsProposal: Bool) -> String {
    let size = "\(Lengths.text(self.size)) points" + (tellsProposal ? ", proposed \(Lengths.text(proposal))" : "")
    let summaries = root.map(\.summaries) ?? []
    return (["\(visibleContent), \(size)"] + summaries).joined(separator: ". ")
  }
}

extension RenderedNode {
  /// The descriptions of views that show a value without text, outermost first.
  fileprivate var summaries: [String] { (summary.isEmpty ? [] : [summary]) + children.flatMap(\.summaries) }
}
