import Assets
import VitrineText

/// The fonts, icons and templates that tests work with: those of the checkout, or of `VITRINE_ASSETS`.
public enum TestAssets {
  public static let assets = Assets(roots: Assets.found().roots + [packageRoot])
  /// What measures text in all tests, so that fonts are read once.
  public static let typesetter = Typesetter(assets)
}
