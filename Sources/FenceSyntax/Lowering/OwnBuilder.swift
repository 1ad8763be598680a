/// The result builders that fences declare.
enum OwnBuilder {
  /// Returns the result builder that attributes name, if it is one that the fence declares.
  static func name(in attributes: [String]) -> String? {
    attributes.first { name in
      name.hasSuffix("Builder")
        ? !collecting.contains(name)
        : name.first?.isUppercase == true && name != "MainActor"
          && name != "Sendable"
    }
  }

  /// Builders of views and similar values, which all collect their parts in the same way.
  private static let collecting: Set = [
    "ViewBuilder", "AxisContentBuilder", "AxisMarkBuilder", "ToolbarContentBuilder", "SceneBuilder", "CommandsBuilder",
    "TableColumnBuilder", "TableRowBuilder", "TabContentBuilder", "ChartContentBuilder", "MapContentBuilder",
    "KeyframesBuilder", "KeyframeTrackContentBuilder",
  ]
}
