/// What figures say in the language of the page around them. Sentences, and the names of views, are the engine's own.
package struct FigureText: Sendable {
  /// The language, where it is not English.
  package var language: String?
  package var steps = "Steps"
  package var view = "View"
  package var proposal = "Proposal"
  package var report = "Report"
  package var size = "Size"
  package var origin = "Origin"
  package var sizing = "Width, height"
  package var picture = "Picture"
  package var viewTree = "View tree"
  package var sizes = "Sizes"
  /// `8 steps`.
  package var countedSteps: @Sendable (Int) -> String = { $0 == 1 ? "1 step" : "\($0) steps" }
  /// `4 more`: steps or views after those that are shown.
  package var more: @Sendable (Int) -> String = { "\($0) more" }

  package init() {}

  package static let english = FigureText()
}
