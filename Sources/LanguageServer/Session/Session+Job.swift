import Markup

extension Session {
  /// A job that may take long.
  package struct Job: Hashable, Sendable {
    package var request: AnalysisRequest
    let address: String
    let generation: Int
    /// The id of the request for a preview or edits; `nil` for the analysis after an edit.
    let id: JSON?
    /// The views of the note's fences, if the job is to compile the fences; otherwise `nil`.
    package var compiledViews: [NoteAnalysis.View]?
  }
}
