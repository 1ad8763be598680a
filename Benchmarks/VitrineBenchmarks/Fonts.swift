import Assets
import VitrineText

/// What the benchmarks measure text with.
enum Fonts {
  static let typesetter = Typesetter(.found())
}
