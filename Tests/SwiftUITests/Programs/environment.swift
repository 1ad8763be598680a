import SwiftUI

private struct AccentKey: EnvironmentKey {
  static let defaultValue = Color.blue
}

extension EnvironmentValues {
  var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

struct Reading: View {
  @Environment(\.accent) private var accent
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode
  @Environment(\.openURL) private var openURL
  @Environment(\.dynamicTypeSize) private var size
  var body: some View {
    Button("Close") {
      mode.wrappedValue.dismiss()
      dismiss()
      if let url = URL(string: "https://example.org") { openURL(url) }
    }
    .foregroundColor(scheme == .dark ? accent : .black).environment(\.accent, .red)
    .font(size.isAccessibilitySize ? .title : .body)
  }
}
