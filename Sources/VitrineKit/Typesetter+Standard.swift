import Assets
import VitrineText

extension Typesetter {
  /// A typesetter that measures text with the fonts of this checkout or of the installed program.
  ///
  /// It searches for fonts and icons in the folder that the environment variable `VITRINE_ASSETS` names, in
  /// `../share/vitrine` beside the running program's folder, in the checkout that contains the program, and in the
  /// checkout from which the library was built. `Scripts/bootstrap` installs them in a checkout. If
  /// none of these folders contains them, ``Typesetter/failure`` is set.
  public static let standard = Typesetter(Assets(roots: Assets.found().roots + [builtFrom]))

  /// The checkout that holds this file.
  private static let builtFrom = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")
}
