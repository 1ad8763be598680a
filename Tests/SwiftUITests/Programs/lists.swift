import SwiftUI

struct Tasks: View {
  @State private var names = ["a", "b"]
  var body: some View {
    NavigationView {
      List {
        Section {
          ForEach(names, id: \.self) { name in
            NavigationLink(destination: Text(name)) { Label(name, systemImage: "star") }
              .swipeActions(edge: .leading) { Button("Pin") {}.tint(.yellow) }
              .listRowSeparator(.hidden)
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        } header: {
          Text("All")
        }
      }
      .listStyle(.insetGrouped).refreshable {}
      .navigationBarTitle("Tasks", displayMode: .inline).navigationBarItems(trailing: EditButton())
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}
