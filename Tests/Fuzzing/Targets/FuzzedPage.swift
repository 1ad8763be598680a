import Figures
import Foundation
import SiteContent
import SiteGenerator
import SiteMarkup
import TestSupport

/// Builds a site of three notes, of which one is the input.
final class FuzzedPage: Sendable {
  static let shared = FuzzedPage()

  private let folder: TemporaryFolder?
  private let toolbox = Toolbox(.found())

  private init() {
    folder = try? TemporaryFolder([
      "content/a.md": "# A\n\n[[note]] ![[note#A]]\n",
      "content/deep/b.md": "---\naliases: [c]\ntags: [x]\n---\n# B\n\n> [!tip] b\n",
      "content/x.txt": "x",
    ])
  }

  func build(_ bytes: [UInt8]) {
    guard let folder else { return }
    let file = URL(fileURLWithPath: folder.path + "/content/note.md")
    guard (try? Data(bytes).write(to: file)) != nil else { return }
    var configuration = SiteConfiguration()
    (configuration.search, configuration.cards, configuration.address) = (false, false, "https://example.org/")
    let builder = SiteBuilder(
      input: folder.path + "/content", output: folder.path + "/site", configuration: configuration,
      renderer: UndrawnFigures(), toolbox: toolbox, workers: 1)
    Waiting.for { _ = try? await builder.build() }
  }
}
