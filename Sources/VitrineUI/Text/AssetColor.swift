import Markup

extension Color {
  /// The colour of an asset catalog in an environment.
  static func ink(ofAsset name: String, in environment: EnvironmentValues) -> Ink {
    if let ink = environment[PictureLibraryKey.self].colors[name] { return ink }
    let tone = Color(hue: Double(ContentHash(of: name).value % 360) / 360, saturation: 0.35, brightness: 0.75)
    return tone.ink(in: environment)
  }
}
