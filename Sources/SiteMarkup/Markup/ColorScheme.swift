/// The color scheme for which an image is meant, by the end of its URL.
///
/// Source: <https://github.blog/changelog/2021-11-24-specify-theme-context-for-images-in-markdown/>,
/// <https://squidfunk.github.io/mkdocs-material/reference/images/#light-and-dark-mode>
enum ColorScheme {
  case light, dark

  init?(ofImage address: String) {
    switch address.split(separator: "#").dropFirst().last {
    case "gh-dark-mode-only", "only-dark": self = .dark
    case "gh-light-mode-only", "only-light": self = .light
    default: return nil
    }
  }

  /// The class for which the style sheet has rules.
  var cssClass: String { self == .dark ? "in-dark" : "in-light" }
}
