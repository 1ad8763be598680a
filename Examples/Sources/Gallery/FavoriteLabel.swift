import VitrineKit

/// A label that gives up its words where there is no room for them.
public struct FavoriteLabel: View {
  public init() {}

  public var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Image(systemName: "heart.fill")
        Text("Add to favorites").fixedSize()
        Text("1,204").bold()
      }
      HStack {
        Image(systemName: "heart.fill")
        Text("1,204").bold()
      }
      Image(systemName: "heart.fill")
    }
    .padding(14)
    .background(Color.pink.opacity(0.2), in: Capsule())
  }
}
