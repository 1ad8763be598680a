import SiteGenerator
import TestSupport

extension Toolbox {
  /// What all tests draw with.
  static let test = Toolbox(TestAssets.assets)
}
