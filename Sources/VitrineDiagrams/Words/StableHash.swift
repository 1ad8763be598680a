import VitrineUI

/// A short sum of a text, the same on every machine.
package enum StableHash {
  /// In base 36.
  package static func text(of text: String) -> String { String(ByteHash(of: text).value >> 28, radix: 36) }
}
