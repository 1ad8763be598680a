import SwiftUI

struct Row: View {
  var body: some View {
    HStack {
      Image(systemName: "star"); Text("Favorite")
    }
    .accessibilityElement(children: .combine).accessibilityAddTraits([.isButton, .isHeader])
    .accessibilityLabel("Favorite").accessibilityValue(Text("on")).accessibilityHint("Taps change it")
    .accessibilityAction(named: "Reset") {}
  }
}
