import SiteContent
import SiteMarkup

extension NoteLibrary {
  /// Creates the library of a site's published notes.
  package init(
    _ notes: SiteNotes, _ programs: ProgramAnswers, _ drawings: SiteDrawings, _ configuration: SiteConfiguration
  ) {
    self.init(
      notes: notes.parsed, figures: drawings.figures, imageSizes: drawings.imageSizes, formulas: programs.formulas,
      languages: notes.languages, language: configuration.language, frames: configuration.frames,
      allowsHTML: configuration.allowsHTML)
  }

  /// Creates a library of one note, for a page that embeds no others.
  package init(
    _ note: ParsedNote, _ figures: CodeBlockMarkup, _ programs: ProgramAnswers, imageSizes: [String: ImageSize],
    _ languages: Languages, _ configuration: SiteConfiguration
  ) {
    self.init(
      notes: [note], figures: [figures], imageSizes: imageSizes, formulas: programs.formulas, languages: languages,
      language: configuration.language, frames: configuration.frames,
      allowsHTML: configuration.allowsHTML)
  }
}

extension SiteConfiguration {
  /// The origins that pages may show in frames.
  fileprivate var frames: [String] { policy.filter { $0.name == "frame-src" }.flatMap(\.sources) }
}
