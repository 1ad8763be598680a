import SwiftUI

struct Wave: TextRenderer, Animatable {
  var progress: Double
  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line where run[Emphasis.self] != nil {
        for slice in run {
          var copy = context
          copy.opacity = progress
          copy.translateBy(x: 0, y: slice.typographicBounds.rect.height)
          copy.draw(slice, options: .disablesSubpixelQuantization)
        }
      }
      context.draw(line)
    }
  }
}

struct Emphasis: TextAttribute {}

struct Letters: View {
  @State private var selection: TextSelection?
  @State private var text = ""

  var body: some View {
    VStack {
      Text("a \(Text("b").customAttribute(Emphasis()))").textRenderer(Wave(progress: 0.5))
      TextField("Name", text: $text, selection: $selection)
      TextEditor(text: $text, selection: $selection)
      Image(systemName: "star").symbolEffect(.bounce.up.byLayer, value: text)
    }
  }
}
