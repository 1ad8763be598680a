import SwiftUI

// Containers and tables as an app for Apple's platforms has them.

extension ContainerValues {
  @Entry var isPinned = false
}

/// A container that puts pinned views first and numbers all of them.
struct Board<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { views in
      Text("\(views.count) views")
      ForEach(views) { view in
        HStack {
          Text(view.containerValues.isPinned ? "pinned" : "plain")
          Text("\(view.containerValues.tag(for: Int.self) ?? 0)")
          view
        }
      }
    }
  }
}

struct BoardOfViews: View {
  var body: some View {
    Board {
      Text("a").tag(5)
      ForEach(1..<3) { Text("row \($0)") }.containerValue(\.isPinned, true)
      if true { Text("b") }
    }
  }
}

struct SectionTitles: View {
  var body: some View {
    VStack {
      ForEach(sections: content) { section in
        section.header
        Text("\(section.content.count)")
      }
    }
  }

  @ViewBuilder private var content: some View {
    Text("loose")
    Section("A") {
      Text("x")
      Text("y")
    }
  }
}

struct Staff: View {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }
  private let people = [Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Alan", age: 41)]
  @State private var order = [KeyPathComparator(\Person.age, order: .reverse)]
  @State private var selection: Set<Int> = []

  var body: some View {
    Table(people, selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(40)
    }
  }
}

struct FadedShadow: View {
  var body: some View {
    Circle().size(width: 10, height: 20).fill(.opacity(0.5).shadow(.drop(radius: 3))).frame(width: 40, height: 40)
  }
}
