import Notation
import SiteMarkup

/// An index of the views and modifiers that the site's figures use.
struct ViewIndex {
  /// A view or modifier, with the figures that use it.
  struct Name {
    var kind: ViewUse.Kind
    var name: String
    var page: String
    var forms: [Form]
    var figures: Int

    /// The name as displayed: `.frame`, `HStack`.
    var title: String { kind == .modifier ? "." + name : name }
  }

  /// A set of argument labels in one container: `frame(maxWidth:)` in `HStack`.
  struct Form {
    var form: String
    var container: String?
    var places: [Place]
  }

  /// A note, and its figures that use a form.
  struct Place {
    var note: String
    var fragments: [String]
  }

  /// The entries, sorted by name.
  let names: [Name]

  /// - Parameter notes: the path of each note and its figures, in order.
  init(_ notes: [(path: String, figures: [FigureUses])], folder: String) {
    struct Key: Hashable {
      var kind: ViewUse.Kind
      var name: String
    }
    var places: [Key: [ViewUse: [Place]]] = [:]
    var counts: [Key: Int] = [:]
    for (path, figures) in notes {
      for figure in figures {
        for key in Set(figure.uses.map { Key(kind: $0.kind, name: $0.name) }) { counts[key, default: 0] += 1 }
        for use in figure.uses {
          // Changed in place: copying the list for each figure would take quadratic time.
          Self.add(
            figure.fragment, of: path, to: &places[Key(kind: use.kind, name: use.name), default: [:]][use, default: []])
        }
      }
    }
    let keys = places.keys.sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
    names = keys.map { key in
      let forms = (places[key] ?? [:]).map { Form(form: $0.form, container: $0.container, places: $1) }
        .sorted { ($0.form, $0.container ?? "") < ($1.form, $1.container ?? "") }
      let page = folder + (key.kind == .modifier ? "modifiers/" : "") + key.name + ".html"
      return Name(kind: key.kind, name: key.name, page: page, forms: forms, figures: counts[key] ?? 0)
    }
  }

  private static func add(_ fragment: String, of note: String, to places: inout [Place]) {
    if places.last?.note == note {
      places[places.count - 1].fragments.append(fragment)
    } else {
      places.append(Place(note: note, fragments: [fragment]))
    }
  }
}
