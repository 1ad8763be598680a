import VitrineLayout

/// A picker on the Mac outside of rows: its label, and a pop-up button that fills the rest of the width. An empty label
/// keeps its distance, too.
///
/// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
struct MacPopUpButton: PrimitiveView {
  let label: any View
  /// The selected option.
  let value: any View

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let environment = context.environment
    let row = HStack(spacing: 8) {
      if !environment[LabelsHiddenKey.self] { LeadingColumn(label) }
      button(environment)
    }
    let nodes = context.nodes(of: row, step: .index(0))
    for node in nodes { node.traits.row.controlHeight = environment.controlSize.macHeight }
    return nodes
  }

  private func button(_ environment: EnvironmentValues) -> some View {
    let value = SideBySide(value).foregroundStyle(Color.primary)
    return HStack(spacing: 0) {
      value.lineLimit(1)
      Spacer(minLength: 8)
      Image(systemName: "chevron.up.chevron.down").imageScale(.small)
    }
    .padding(EdgeInsets(.leading, 8)).padding(EdgeInsets(.trailing, 5))
    .frame(height: environment.controlSize.macHeight)
    .background(style: Color(ink: .controlFill), in: RoundedRectangle(cornerRadius: 5))
  }
}
