import SwiftUI

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Measured: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("Hi").background(
      GeometryReader { proxy in Color.clear.preference(key: HeightKey.self, value: proxy.size.height) }
    )
    .onPreferenceChange(HeightKey.self) { height = $0 }
  }
}

struct Measured_Previews: PreviewProvider {
  static var previews: some View { Measured().previewLayout(.sizeThatFits).previewDisplayName("Measured") }
}
