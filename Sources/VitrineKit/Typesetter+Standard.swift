import Assets
import VitrineText

extension Typesetter {
  /// Measures text in the fonts of this checkout, or of the installed program.
  ///
  /// Fonts and icons are looked for in the folder that the environment variable `VITRINE_ASSETS` names, in
  /// `../share/vitrine` beside the running program's folder, in the checkout that the program or the current folder is in,
  /// and in the checkout that the library was built of. `Scripts/bootstrap` prepares them in a checkout. Where none has
  /// them, ``Typesetter/failure`` says so.
  public static let standard = Typesetter(Assets(roots: Assets.found().roots + [builtFrom]))

  /// The checkout that holds this file.
  private static let builtFrom = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")
}
