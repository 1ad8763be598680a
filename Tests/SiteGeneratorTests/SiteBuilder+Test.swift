import Figures
import TestSupport

@testable import SiteContent
@testable import SiteGenerator
@testable import SiteMarkup
@testable import SiteReports

extension SiteBuilder {
  /// Builds the site of a temporary folder: from `content` to `site`, with the checkout's theme, without a search index.
  ///
  /// - Parameters:
  ///   - inner: where the two are in the folder.
  ///   - drawing: whether fences become figures.
  ///   - change: what is configured otherwise.
  static func test(
    _ folder: TemporaryFolder, in inner: String = "", drawing: Bool = false, workers: Int = 2,
    _ change: (inout SiteConfiguration) -> Void = { _ in }
  ) -> SiteBuilder {
    var configuration = SiteConfiguration()
    configuration.search = false
    change(&configuration)
    let root = folder.path + "/" + inner
    return test(input: root + "content", output: root + "site", drawing: drawing, workers: workers, configuration)
  }

  /// Builds the site of any folder.
  static func test(
    input: String, output: String, drawing: Bool, workers: Int = 2, _ configuration: SiteConfiguration
  ) -> SiteBuilder {
    var builder = SiteBuilder(
      input: input, output: output, configuration: configuration,
      renderer: drawing ? HTMLFigureRenderer(TestAssets.typesetter) : UndrawnFigures(), toolbox: .test, workers: workers
    )
    builder.defaultTheme = packageRoot + "/templates"
    return builder
  }
}

/// Builds the site of some files in a folder of its own.
///
/// - Parameters:
///   - files: their texts by path, notes under `content/`; the site is under `site/`.
///   - change: what is configured otherwise.
func site(
  _ files: [String: String], _ change: (inout SiteConfiguration) -> Void = { _ in }
) async throws -> (TemporaryFolder, BuildReport) {
  let folder = try TemporaryFolder(files)
  return (folder, try await SiteBuilder.test(folder, change).build())
}
