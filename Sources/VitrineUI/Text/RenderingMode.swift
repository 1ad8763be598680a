extension Image {
  /// The way in which an image is drawn.
  public enum TemplateRenderingMode: String, Hashable, Sendable, CaseIterable {
    /// As a template in the foreground style.
    case template
    /// In the image's colours.
    case original
  }

  /// Sets whether an image file is drawn as a template in the foreground style. Symbols always are.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var image = self
    image.mode = mode
    return image
  }
}
