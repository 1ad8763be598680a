import SwiftUI

struct Measured: View {
  @State private var width: CGFloat = 0
  @State private var alarms = [false, true]

  var body: some View {
    ScrollView {
      Text("a").onGeometryChange(for: CGFloat.self) { proxy in
        return proxy.size.width
      } action: { newValue in
        width = newValue
      }
      Text("b").onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { old, new in
        width = max(old, new)
      }
      Text("c").onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        width = $0.width
      }
    }
    .onScrollGeometryChange(for: CGFloat.self) { geometry in
      return geometry.contentOffset.y
    } action: { old, new in
      width = new - old
    }
    .onScrollGeometryChange(for: Bool.self) {
      $0.contentOffset.y > 5
    } action: { _, isFar in
      width = isFar ? 1 : 0
    }
    .safeAreaInset(edge: .bottom, alignment: .center, spacing: 0) {
      Toggle("All", systemImage: "alarm", sources: $alarms, isOn: \.self)
    }
    .foregroundStyle(.ellipticalGradient(Gradient(colors: [.red, .blue]), center: .center))
    .font(.system(size: 20, weight: .bold, width: .condensed))
  }
}

struct PathStore: Codable {
  var path: NavigationPath.CodableRepresentation?
  init(_ path: NavigationPath) { self.path = path.codable }
  var restored: NavigationPath { path.map { NavigationPath($0) } ?? NavigationPath() }
}
