import VitrineUI

/// A picture as a file of its own, for viewers without style sheets.
public enum StandaloneSVG {
  /// - Parameter outlines: whether text is drawn as paths, for viewers without the fonts.
  public static func picture(
    _ rendering: Rendering, dimensions: Bool = true, guides: Bool = false, outlines: Bool = false
  ) -> String {
    let title = "\(rendering.root?.label ?? "Nothing"), \(Lengths.text(rendering.size)) points"
    return PictureDiagram(rendering, dimensions: dimensions, guides: guides).svg(
      id: "v", title: title, standalone: true, outlines: outlines) + "\n"
  }

  /// The view tree; `nil` where it is too large to be drawn.
  public static func tree(_ rendering: Rendering, outlines: Bool = false) -> String? {
    TreeDiagram(rendering).svg(id: "v", standalone: true, outlines: outlines).map { $0 + "\n" }
  }
}
