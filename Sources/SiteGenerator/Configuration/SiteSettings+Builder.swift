import Figures
import Foundation
import Programs
import SiteContent
import SiteMarkup
import SitePages
import SiteStorage
import VitrineText

extension SiteSettings {
  /// The programs that may be started for the site: for untrusted notes only those that the configuration names.
  package var programs: InstalledPrograms {
    var programs = InstalledPrograms.system
    programs.allowed = (configuration.programs ?? (configuration.isUntrusted ? [] : nil)).map(Set.init)
    return programs
  }

  /// Returns a builder for the site.
  ///
  /// - Parameter drawing: whether fences become figures.
  /// - Throws: `FontLibrary.LoadError` if the fonts are missing.
  package func builder(_ toolbox: Toolbox, drawing: Bool = true) throws -> SiteBuilder {
    var builder = SiteBuilder(
      input: input, output: output, configuration: configuration,
      renderer: drawing ? HTMLFigureRenderer(toolbox.typesetter) : UndrawnFigures(), toolbox: toolbox)
    builder.siteTheme = theme
    builder.installedPrograms = programs
    builder.settingsHash = sum
    if let failure = toolbox.typesetter.failure { throw failure }
    let fonts = WebFonts(toolbox.typesetter.library?.webFonts ?? [])
    builder.assets = fonts.files
    builder.generatedAssets = [("assets/fonts.css", fonts.styleSheet)]
    return builder
  }

  /// A hash of all settings.
  private var sum: String {
    var key = CacheKey("settings", program: "")
    key.add([input, output])
    key.add(configurationFile)
    key.add(theme)
    key.add(isUntrusted)
    key.add(blocks?.rawValue)
    key.add(platform)
    key.add(configuration.memoryLimit)
    for (path, file) in sources.sorted(by: { $0.key < $1.key }) { key.add([path, file.text]) }
    return key.name
  }
}
