/// Every name that fences may use: lists of bindings, a file for each group of related names.
enum Names {
  static var bindings: [NameBinding] {
    AlignmentsNames.alignments
      + CanvasNames.canvases
      + ColorsNames.colors
      + FontsNames.fonts
      + FunctionsNames.functions
      + GeometryNames.geometry
      + GradientsNames.gradients
      + GridsNames.gridItems
      + SubviewsNames.optionSets
      + PathsNames.paths
      + RedactionNames.redactions
      + ShadingNames.shadings
      + SlidersNames.sliders
      + StrokesNames.strokes
      + SubviewsNames.subviews
      + TasksNames.tasks
  }

  static var memberTables: [MemberTable] {
    AlignmentsNames.alignmentMembers
      + ColorsNames.colorMembers
      + FontsNames.fontMembers
      + GeometryNames.geometryMembers
      + GridsNames.gridItemMembers
      + RedactionNames.redactionMembers
      + ShadingNames.shadingMembers
      + StrokesNames.strokeMembers
      + GradientsNames.styleMembers
  }
}
