/// Templates that may show one another, compiled once.
struct MustacheLibrary: Sendable {
  /// In the order of the templates' names.
  private(set) var programs: [MustacheProgram] = []
  private(set) var failures: [String: MustacheFailure] = [:]
  private let places: [String: Int]
  private let names: [String]

  /// - Parameter texts: by the templates' names.
  init(_ texts: [String: String] = [:]) {
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

  /// What a template shows of a model, as UTF-8; nothing where there is no such template.
  func render(_ model: some TemplateModel, with template: String) -> [UInt8] {
    guard let place = places[template] else { return [] }
    var renderer = MustacheRenderer(programs, model: model)
    renderer.render(place)
    return renderer.output
  }

  /// The templates that a template names, in order.
  func references(of template: String) -> [MustacheProgram.Reference] {
    places[template].map { programs[$0].references } ?? []
  }

  /// The templates that show themselves whatever the data are, directly or by way of others.
  var endless: [String] { names.filter(isEndless) }

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

  /// Has a template show a text as it is, in the place of what it says.
  mutating func replace(_ template: String, with text: String) {
    guard let place = places[template] else { return }
    let bytes = Array(text.utf8)
    programs[place] = MustacheProgram(text: bytes, instructions: [.text(bytes.indices)])
  }
}
