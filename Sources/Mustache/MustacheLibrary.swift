/// Templates that can include one another, compiled once.
package struct MustacheLibrary: Sendable {
  /// The compiled templates, in the order of their names.
  private(set) var programs: [MustacheProgram] = []
  package private(set) var failures: [String: MustacheFailure] = [:]
  private let places: [String: Int]
  private let names: [String]

  /// - Parameter texts: the texts of the templates, by name.
  package init(_ texts: [String: String] = [:]) {
    names = texts.keys.sorted()
    places = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    for name in names {
      do throws(MustacheFailure) {
        programs.append(try MustacheParser.program(texts[name] ?? "", templates: places))
      } catch {
        failures[name] = error
        programs.append(MustacheProgram())
      }
    }
  }

  /// Renders a template with a model as UTF-8; the result is empty if there is no such template.
  package func render(_ model: some TemplateModel, with template: String) -> [UInt8] {
    guard let place = places[template] else { return [] }
    var renderer = MustacheRenderer(programs, model: model)
    renderer.render(place)
    return renderer.output
  }

  /// Returns the templates that a template refers to, in order.
  package func references(of template: String) -> [MustacheProgram.Reference] {
    places[template].map { programs[$0].references } ?? []
  }

  /// Returns the values that a template reads, in order.
  package func names(in template: String) -> [NameUse] { places[template].map { programs[$0].names } ?? [] }

  /// The names of the templates that include themselves whatever the data is, directly or through others.
  package var endless: [String] { names.filter(isEndless) }

  private func isEndless(_ template: String) -> Bool {
    var seen: Set<String> = []
    var open = [template]
    while let next = open.popLast() {
      for reference in references(of: next) where reference.isAlways {
        if reference.name == template { return true }
        if seen.insert(reference.name).inserted { open.append(reference.name) }
      }
    }
    return false
  }

  /// Replaces a template with a text that is shown unchanged.
  package mutating func replace(_ template: String, with text: String) {
    guard let place = places[template] else { return }
    let bytes = Array(text.utf8)
    programs[place] = MustacheProgram(text: bytes, instructions: [.text(bytes.indices)])
  }
}
