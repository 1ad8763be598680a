/// Every name that fences may use: lists of bindings, a file for each group of related names.
enum Names {
  static var bindings: [NameBinding] {
    alignments
      + canvases
      + colors
      + fonts
      + functions
      + geometry
      + gradients
      + gridItems
      + optionSets
      + paths
      + shadings
      + sliders
      + strokes
      + subviews
      + tasks
  }

  static var memberTables: [MemberTable] {
    alignmentMembers
      + colorMembers
      + fontMembers
      + geometryMembers
      + gridItemMembers
      + shadingMembers
      + strokeMembers
      + styleMembers
  }
}
