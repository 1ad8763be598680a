import Figures

extension FigureSetting {
  /// The platform of most cases here: its sizes are whole points, and those of printed explanations.
  static let book = FigureSetting(key: "platform", value: "book")
}
