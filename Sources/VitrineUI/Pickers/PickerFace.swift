import VitrineLayout

/// A picker drawn in one of its styles, with the options in the font and colour of the style.
struct PickerFace: PrimitiveView {
  let style: PickerStyleKind
  let label: any View
  let content: any View
  let selection: TagValue
  let select: (AnyHashable) -> Void

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let nodes = context.nodes(of: face(context), step: .index(0))
    // Rows of lists have no vertical insets around segments, as around switches.
    if style == .segmented { for node in nodes { node.traits.row.controlHeight = context.environment.points(31) } }
    return nodes
  }

  private func face(_ context: RenderContext) -> any View {
    switch style {
    case .segmented: segments(context)
    case .wheel: wheel(context)
    case .radioGroup: radioGroup(context)
    case .menu, .inline, .navigationLink: menu(context)
    }
  }

  private func options(_ context: RenderContext, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> [RenderNode]
  {
    var inner = context.inContainer(along: nil)
    change(&inner.environment)
    let options = inner.nodes(of: content, step: .id("options"))
    if !options.isEmpty, !selection.isNothing, !options.contains(where: { $0.isSelected(by: selection) }) {
      context.graph.remark(
        .init(
          .warning, "untagged-selection",
          "the selection '\(selection.words)' has no associated tag: no option is selected",
          hint: "give the selection the value of one of the options' tags"))
    }
    return options
  }

  /// Makes a tap on an option select it.
  private func tap(_ options: [RenderNode]) {
    for option in options {
      guard let choice = option.traits.choice else { continue }
      option.traits.actions.tap = { select(choice) }
      option.traits.actions.role = .choice(isChosen: option.isSelected(by: selection))
    }
  }

  /// Returns the selected option beside a pair of arrows. The label is shown only in rows and for navigation links.
  private func menu(_ context: RenderContext) -> any View {
    let isInRow = context.environment.controlPlace == .row
    let color: Color = isInRow ? .secondary : .accentColor
    let nodes = options(context) { environment in
      if environment.foregroundStyles.isEmpty { environment.foregroundStyles = [AnyShapeStyle(color)] }
      environment.controlPlace = .menu
    }
    let chosen = nodes.filter { $0.isSelected(by: selection) }.prefix(1)
    let value = HStack(spacing: context.environment.points(isInRow ? 6 : 5)) {
      PrebuiltNodes(nodes: Array(chosen))
      if style == .navigationLink {
        DirectionalArrow().imageScale(.small).foregroundStyle(color)
      } else {
        Image(systemName: "chevron.up.chevron.down").imageScale(.small).foregroundStyle(color)
      }
    }
    if isInRow || style == .navigationLink { return LabeledRow(label: label, accessory: value) }
    if context.environment.text.profile == .macos, context.environment.controlPlace == .anywhere {
      return MacPopUpButton(label: label, value: PrebuiltNodes(nodes: Array(chosen)))
    }
    return value.padding(context.environment.insets(12, 7))
  }

  /// Returns segments of equal width with the selected one raised: 31 points high, painted half a point beyond either
  /// edge.
  private func segments(_ context: RenderContext) -> any View {
    let environment = context.environment
    let radius = environment.points(7)
    let overhang = environment.points(0.5)
    let nodes = options(context) { environment in
      if environment.text.font == nil { environment.text.font = .footnote.weight(.medium) }
      // Segments have their own colour, even in a row that draws its values pale.
      environment.foregroundStyles = []
      environment.lineLimit = 1
    }
    tap(nodes)
    let segments = nodes.enumerated().map { index, node -> any View in
      let isSelected = node.isSelected(by: selection)
      let segment = PrebuiltNodes(nodes: [node]).padding(EdgeInsets(.horizontal, environment.points(8)))
        .frame(maxWidth: .infinity, minHeight: environment.points(27))
      let fill = Color(ink: isSelected ? .tertiaryBackground : .clear)
      return segment.background {
        RoundedRectangle(cornerRadius: radius).fill(fill).padding(EdgeInsets(.vertical, -overhang))
      }.id(index)
    }
    return HStack(spacing: 0) { ViewList(segments) }.padding(environment.points(2))
      .background {
        RoundedRectangle(cornerRadius: environment.points(9)).fill(Color(ink: .controlFill))
          .padding(EdgeInsets(.vertical, -overhang))
      }
  }

  /// Returns the options around the selected one, fading with their distance from it: 216 points high.
  private func wheel(_ context: RenderContext) -> any View {
    let environment = context.environment
    let nodes = options(context) { environment in
      if environment.text.font == nil { environment.text.font = .title3 }
      environment.lineLimit = 1
    }
    let chosen = nodes.firstIndex { $0.isSelected(by: selection) } ?? 0
    let rows = (-3...3).map { offset -> any View in
      let index = chosen + offset
      let row = nodes.indices.contains(index) ? PrebuiltNodes(nodes: [nodes[index]]) : PrebuiltNodes(nodes: [])
      let height = environment.points([32, 32, 30, 24][abs(offset)])
      return HStack { row }.frame(maxWidth: .infinity, minHeight: height, maxHeight: height)
        .opacity([1, 0.5, 0.3, 0.15][abs(offset)])
    }
    let band = RoundedRectangle(cornerRadius: environment.points(8)).fill(Color(ink: .controlFill))
      .frame(height: environment.points(32))
    return VStack(spacing: 0) { ViewList(rows) }.frame(maxWidth: .infinity).frame(height: environment.points(216))
      .background { band }
  }

  private func radioGroup(_ context: RenderContext) -> any View {
    let environment = context.environment
    let nodes = options(context)
    tap(nodes)
    let rows = nodes.map { node -> any View in
      HStack(spacing: environment.points(6)) {
        RadioButton(isOn: node.isSelected(by: selection))
        PrebuiltNodes(nodes: [node])
      }
    }
    let group = VStack(alignment: .leading, spacing: environment.points(6)) { ViewList(rows) }
    guard !environment[LabelsHiddenKey.self] else { return group }
    return HStack(alignment: .top, spacing: environment.points(8)) {
      LeadingColumn(label)
      group
    }
  }
}

/// A radio button of 17 points, with a dot while it is selected.
struct RadioButton: PrimitiveView {
  let isOn: Bool

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let side = context.environment.points(17)
    let part = ControlPart("radio", size: Size(width: side, height: side)) { frame, environment in
      guard isOn else {
        return [.ellipse(frame.shrunk(by: 0.5), .ink(.background), Stroke(.ink(.separator), width: 1))]
      }
      return [
        .ellipse(frame, .ink(environment.tintInk), nil), .ellipse(frame.shrunk(by: side * 0.32), .ink(.white), nil),
      ]
    }
    return part.makeNodes(context)
  }
}
