import SwiftUI

struct Pictures: View {
  var body: some View {
    Image("photo").resizable(resizingMode: .tile).aspectRatio(contentMode: .fill).frame(width: 80, height: 80).clipped()
    Image(systemName: "heart.fill").symbolRenderingMode(.multicolor).imageScale(.large).symbolEffect(.bounce, value: 1)
    AsyncImage(url: URL(string: "https://example.org/a.png")) { image in
      image.resizable().scaledToFit()
    } placeholder: {
      ProgressView()
    }
    AsyncImage(url: nil) { phase in
      if let image = phase.image { image } else { Color.gray }
    }
  }
}
