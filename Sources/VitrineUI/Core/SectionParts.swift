/// The parts of a section: its header, its rows, and its footer.
package struct SectionParts {
  package let header: [any View]
  package let content: [any View]
  package let footer: [any View]
}

/// Returns the sections of a view: each `Section` in it, and one without header and footer for each run of views
/// outside of sections.
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

/// A modifier that passes a named value to the container of the view; it draws nothing.
package struct ContainerValueModifier: PrimitiveModifier {
  package let name: String
  package let value: Any

  package init(_ name: String, _ value: Any) { (self.name, self.value) = (name, value) }

  package func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    content(context)
  }
}
