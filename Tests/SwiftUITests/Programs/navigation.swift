import SwiftUI

enum Route: Hashable { case detail(Int), settings }

struct Routes: View {
  @State private var path = NavigationPath()
  @State private var chosen: Int?
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("One", value: Route.detail(1))
        Button("Two") { path.append(Route.settings) }
      }
      .navigationTitle("Routes").navigationBarTitleDisplayMode(.large)
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .detail(let number): Text("\(number)")
        case .settings: Text("Settings")
        }
      }
      .navigationDestination(item: $chosen) { Text("\($0)") }
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { Button("Add", systemImage: "plus") {} }
        ToolbarItemGroup(placement: .bottomBar) { Spacer() }
      }
      .toolbarColorScheme(.dark, for: .navigationBar)
    }
  }
}
