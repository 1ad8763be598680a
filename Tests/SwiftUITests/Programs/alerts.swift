import SwiftUI

struct Asking: View {
  @State private var isShown = false
  @State private var problem: Problem?
  struct Problem: Identifiable { let id = 1 }
  var body: some View {
    Button("Ask") { isShown = true }
      .alert("Delete?", isPresented: $isShown) {
        Button("Delete", role: .destructive) {}
      } message: {
        Text("It is gone then.")
      }
      .alert(item: $problem) { _ in
        Alert(
          title: Text("Problem"), message: Text("Again?"), primaryButton: .default(Text("Again")),
          secondaryButton: .cancel())
      }
      .confirmationDialog("Sort", isPresented: $isShown, titleVisibility: .visible) { Button("By name") {} }
  }
}
