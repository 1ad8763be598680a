import SwiftUI

extension Color {
  static let brand = Color("Brand")
  static let ink = Color(white: 0.2)
  static let card = Color(.secondarySystemBackground)
  static let sky = Color(#colorLiteral(red: 0.2, green: 0.5, blue: 0.9, alpha: 1))
}

struct Swatches: View {
  var body: some View {
    HStack {
      Color.brand; Color.ink; Color.card; Color.sky
    }
    .background(.ultraThinMaterial, in: .rect(cornerRadius: 8))
    .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    .overlay { Circle().stroke(.tint.opacity(0.5), lineWidth: 2) }
  }
}
