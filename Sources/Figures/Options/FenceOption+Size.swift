import VitrineUI

extension FenceOption {
  static let ofSize = [
    FenceOption(
      "width", "The proposed width: points, `nil` or `inf` (320 by default).", values: .one(["nil", "inf"])
    ) {
      if let length = $0.length($1) { $0.options.width = .some(length) }
    },
    FenceOption(
      "height",
      """
      The proposed height: points, `nil` or `inf` (480 by default); `full` shows a picture in full height, \
      where others over 540 points are scaled down or cropped.
      """,
      values: .one(["nil", "inf", "full"])
    ) {
      $0.readHeight($1)
    },
    FenceOption(
      "device",
      """
      A device, which sets proposal, safe area and scale: `iphone`, `iphone-landscape`, `ipad`, `watch` or \
      `mac`.
      """,
      values: .one(FigureOptions.Device.allCases.map(\.rawValue))
    ) {
      $0.readDevice($1)
    },
    FenceOption(
      "show", example: "picture,tree,steps", "The [parts](#parts-of-a-figure) of the figure.",
      values: .any(FigureOptions.Panel.allCases.map(\.rawValue))
    ) {
      $0.readPanels($1)
    },
  ]

  static let ofVariants = [
    FenceOption("sweep", example: "100...400", "[Every width](sweeps.md#every-width) of a range.") {
      $0.options.sweep = $0.range($1) ?? $0.options.sweep
    },
    FenceOption(
      "sweep-height", example: "80...200", "Every height of a range; with `sweep`, [every size](sweeps.md#every-size)."
    ) {
      $0.options.sweepHeight = $0.range($1) ?? $0.options.sweepHeight
    },
    FenceOption("widths", example: "240,320,393", "A [strip](figures.md#side-by-side) of several widths.") {
      $0.options.strip.widths = $0.lengths($1) ?? $0.options.strip.widths
    },
    FenceOption(
      "types", example: "small,xxxLarge", "A strip of several text sizes.",
      values: .any(DynamicTypeSize.allCases.map(\.rawValue))
    ) {
      $0.options.strip.typeSizes = $0.choices($1) ?? $0.options.strip.typeSizes
    },
    FenceOption("dirs", example: "ltr,rtl", "A strip of both directions.", values: .any(["ltr", "rtl"])) {
      $0.options.strip.directions = $0.directions($1) ?? $0.options.strip.directions
    },
    FenceOption(
      "schemes", example: "light,dark", "A strip of both color schemes.",
      values: .any(ColorScheme.allCases.map(\.rawValue))
    ) {
      $0.options.strip.schemes = $0.choices($1) ?? $0.options.strip.schemes
    },
    FenceOption(
      "vary", example: "spacing: 0...40; alignment: leading, center",
      "[Literals of the code](vary.md) as controls, with a layout for every value."
    ) {
      $0.readVary($1)
    },
    FenceOption(
      "compare",
      """
      [Before and after](figures.md#before-and-after): the id of an earlier fence, other options (`width=200 \
      dir=rtl`), or a commit (`@v1.2`).
      """
    ) {
      $0.options.comparison = $0.comparison($1) ?? $0.options.comparison
    },
  ]
}
