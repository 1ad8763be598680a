import SwiftUI

struct Badge: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.headline)
      .foregroundStyle(.black)
      .padding(10)
      .background(.mint, in: .capsule)
  }
}

#Preview {
  Badge(text: "Departs 9:41")
}
