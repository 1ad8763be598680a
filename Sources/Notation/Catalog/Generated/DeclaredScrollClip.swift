// Written by `make generate` from Sources/VitrineUI/Modifiers/ScrollClip.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `ScrollClip.swift`, as fences name them.
enum DeclaredScrollClip {
  static let bindings: [NameBinding] = [
    .modifier("scrollClipDisabled") { Modifier(Parameter(nil, .bool, or: true)) { $0.scrollClipDisabled($1) } }
  ]
}
