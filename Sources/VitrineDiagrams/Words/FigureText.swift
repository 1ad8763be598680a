/// The localized text of figures. Sentences and the names of views are always in English.
package struct FigureText: Sendable {
  /// The language code; `nil` for English.
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
  /// Returns the number of steps: `8 steps`.
  package var countedSteps: @Sendable (Int) -> String = { $0 == 1 ? "1 step" : "\($0) steps" }
  /// Returns the number of further steps or views: `4 more`.
  package var more: @Sendable (Int) -> String = { "\($0) more" }

  package init() {}

  package static let english = FigureText()
}
