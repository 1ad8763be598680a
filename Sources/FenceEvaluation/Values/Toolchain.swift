/// The version of Xcode whose SwiftUI a fence is built with, where programs differ in what they do.
package enum Toolchain: String, Hashable, Sendable, CaseIterable {
  /// Xcode 26 and earlier: `@State` is a property wrapper, whose initial value each value of the view creates.
  case xcode26
  /// Xcode 27 and later: `@State` is a macro, which creates the initial value when the view enters the tree.
  /// Source: https://developer.apple.com/documentation/swiftui/state(initialvalue:)
  case xcode27

  package var title: String { self == .xcode26 ? "Xcode 26" : "Xcode 27" }

  /// The newest one.
  package static let standard = Toolchain.xcode27
}
