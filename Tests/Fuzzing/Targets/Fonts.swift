import Assets
import VitrineText

/// What the fuzzer measures text with.
enum Fonts {
  static let typesetter = Typesetter(.found())
}
