import SwiftUI

/// The list of notes.
public struct NotesView: View {
  @ObservedObject private var model: NotesModel
  @State private var isAdding = false
  @AppStorage("showsCount") private var showsCount = true

  public init(model: NotesModel) { self.model = model }

  public var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(model.found) { note in
            NavigationLink(value: note) { NoteRow(note: note) }
              .swipeActions(edge: .leading) { Button("Pin", systemImage: "pin") { pin(note) }.tint(.orange) }
          }
          .onDelete { model.notes.remove(atOffsets: $0) }
        } footer: {
          if showsCount { Text("\(model.notes.count) notes") }
        }
      }
      .navigationTitle("Notes")
      .navigationDestination(for: Note.self) { note in Text(note.title).font(.largeTitle) }
      .searchable(text: $model.search, prompt: "Find a note")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { isAdding = true } }
      }
      .sheet(isPresented: $isAdding) {
        Text("A new note").presentationDetents([.medium]).presentationDragIndicator(.visible)
      }
    }
  }

  private func pin(_ note: Note) {
    guard let index = model.notes.firstIndex(of: note) else { return }
    withAnimation(.snappy) { model.notes[index].isPinned.toggle() }
  }
}

/// A row of the list.
public struct NoteRow: View {
  let note: Note

  public init(note: Note) { self.note = note }

  public var body: some View {
    HStack(spacing: 12) {
      Circle().fill(note.isPinned ? Color.orange : Color(.systemGray4)).frame(width: 10, height: 10)
      Text(note.title).lineLimit(1).id("title")
      Spacer(minLength: 0)
      if note.isPinned { Image(systemName: "pin.fill").imageScale(.small).foregroundStyle(.orange) }
    }
    .contentShape(Rectangle())
    .accessibilityElement(children: .combine)
  }
}
