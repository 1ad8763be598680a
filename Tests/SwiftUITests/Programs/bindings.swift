import SwiftUI

struct Person: Identifiable {
  let id = UUID()
  var name = ""
  var isActive = false
}

struct People: View {
  @State private var people = [Person()]
  @State private var chosen: Person.ID?
  var body: some View {
    List($people, selection: $chosen) { $person in
      TextField("Name", text: $person.name)
      Toggle("Active", isOn: $person.isActive)
    }
    ForEach($people) { $person in Toggle(person.name, isOn: $person.isActive) }
  }
}
