extension Image {
  /// Whether an image is drawn in its own colours.
  public enum TemplateRenderingMode: String, Hashable, Sendable, CaseIterable {
    /// As a stencil, in the foreground style.
    case template
    /// In its own colours.
    case original
  }

  /// Draws a picture as a stencil in the foreground style, or as it is. Symbols are stencils of themselves.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var image = self
    image.mode = mode
    return image
  }
}
