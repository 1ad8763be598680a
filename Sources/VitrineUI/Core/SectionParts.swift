/// A section taken apart: what stands above its rows, the rows, and what stands below them.
package struct SectionParts {
  package let header: [any View]
  package let content: [any View]
  package let footer: [any View]
}

/// The sections of a view: each `Section` in it, and one without header and footer for views that follow one another outside
/// of any.
package func sections(of view: any View) -> [SectionParts] {
  var found: [SectionParts] = []
  var loose: [any View] = []
  func close() {
    if !loose.isEmpty { found.append(SectionParts(header: [], content: loose, footer: [])) }
    loose = []
  }
  for part in subviews(of: view) {
    guard let section = bareView(of: part) as? Section else {
      loose.append(part)
      continue
    }
    close()
    found.append(
      SectionParts(
        header: subviews(of: section.header), content: section.isExpanded ? subviews(of: section.content) : [],
        footer: subviews(of: section.footer)))
  }
  close()
  return found
}

/// A value that a view tells the container around it; it draws nothing.
package struct ContainerValueModifier: PrimitiveModifier {
  package let name: String
  package let value: Any

  package init(_ name: String, _ value: Any) { (self.name, self.value) = (name, value) }

  package func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    content(context)
  }
}
