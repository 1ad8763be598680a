import SwiftUI

struct Sheets: View {
  struct Item: Identifiable { var id: Int }
  @State private var item: Item?
  @State private var isShown = false
  var body: some View {
    Text("Hi")
      .sheet(item: $item, onDismiss: {}) { item in
        Text("\(item.id)").presentationDetents([.medium, .fraction(0.3), .height(200)])
          .presentationDragIndicator(.visible).interactiveDismissDisabled()
      }
      .fullScreenCover(isPresented: $isShown) { Text("All") }
      .popover(isPresented: $isShown, arrowEdge: .top) { Text("Bubble") }
      .contextMenu { Button("Copy", action: {}) }
  }
}
