/// Every name that fences may use: lists of bindings, a file for each group of related names.
enum Names {
  static var bindings: [NameBinding] {
    [
      AlignmentsNames.alignments,
      AnimatorsNames.animators,
      ButtonsNames.buttons,
      CanvasNames.canvases,
      ColorsNames.colors,
      ContainerStylesNames.containerStyles,
      ControlStylesNames.controlStyles,
      FontsNames.fonts,
      FunctionsNames.functions,
      GaugesNames.gauges,
      GeometryNames.geometry,
      GradientsNames.gradients,
      GridsNames.gridItems,
      LabelsNames.labels,
      ListRowsNames.listRows,
      ListsNames.lists,
      MeshesNames.meshes,
      NavigationNames.navigation,
      PanesNames.panes,
      PathsNames.paths,
      PickersNames.pickers,
      ShadingNames.shadings,
      SlidersNames.sliders,
      StrokesNames.strokes,
      StyleTypesNames.styleTypes,
      SubviewsNames.optionSets,
      SubviewsNames.subviews,
      TabsNames.tabs,
      TasksNames.tasks,
      TextFieldsNames.textFields,
      ToolbarsNames.toolbars,
      // Last, since what is written as today goes first.
      FormerControlsNames.formerControls,
    ].flatMap(\.self)
  }

  static var memberTables: [MemberTable] {
    [
      AlignmentsNames.alignmentMembers,
      ColorsNames.colorMembers,
      ContainerStylesNames.containerStyleMembers,
      ControlStylesNames.controlStyleMembers,
      FontsNames.fontMembers,
      GeometryNames.geometryMembers,
      GradientsNames.styleMembers,
      GridsNames.gridItemMembers,
      LabelsNames.labelMembers,
      ListRowsNames.listMembers,
      MeshesNames.meshMembers,
      NavigationNames.navigationMembers,
      PickersNames.pickerMembers,
      ShadingNames.shadingMembers,
      StrokesNames.strokeMembers,
      TabsNames.tabMembers,
      ToolbarsNames.toolbarMembers,
    ].flatMap(\.self)
  }
}
