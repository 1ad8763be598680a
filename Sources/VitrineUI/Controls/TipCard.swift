import VitrineLayout

/// A card with a tip: an image, a title above a message, and a cross that closes it.
package struct TipCard: ControlView {
  let title: Text
  let message: Text?
  let image: Image?

  package init(title: Text, message: Text?, image: Image?) {
    (self.title, self.message, self.image) = (title, message, image)
  }

  package var controlKind: NodeKind { "TipView" }

  package func parts(in environment: EnvironmentValues) -> any View {
    HStack(alignment: .top, spacing: environment.points(12)) {
      if let image {
        image.font(.title2).foregroundStyle(Color.accentColor)
      }
      VStack(alignment: .leading, spacing: environment.points(4)) {
        title.font(.headline)
        if let message { message.font(.subheadline).foregroundStyle(Color.secondary) }
      }
      Spacer(minLength: 0)
      Image(systemName: "xmark").font(.footnote).foregroundStyle(Color.secondary)
    }
    .padding(environment.points(14))
    .background(style: Color.secondary.opacity(0.12), in: RoundedRectangle(cornerRadius: environment.points(14)))
  }
}
