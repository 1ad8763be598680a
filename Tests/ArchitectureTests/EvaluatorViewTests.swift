import Testing

/// The evaluator asks the catalog for the views of SwiftUI, and knows none of them itself.
@Suite struct EvaluatorViewTests {
  /// Where VitrineUI has its views.
  private static let folders = ["Views", "Controls", "Lists", "Navigation", "Pickers", "Text"].map {
    "Sources/VitrineUI/\($0)/"
  }

  /// What the evaluator makes of values and of what it cannot draw: texts with values in them, the layouts and the boxes that
  /// stand for what a fence declares.
  private static let allowed: Set = [
    "Text", "FormattedText", "Font", "Image", "LayoutContainer", "ForeignView", "UnknownView",
    // Values, in the folders of those who show them.
    "CivilDate", "FixedClock", "GraphicsContext", "NavigationPath",
  ]

  @Test func evaluatorNamesNoOtherViews() throws {
    let files = try PackageSources.swiftFiles()
    let declaration = /^(?:public |package |final |indirect )*(?:struct|class|enum|protocol|typealias) (?<name>\w+)/
    var views: Set<String> = []
    for file in files where Self.folders.contains(where: file.path.hasPrefix) {
      for line in file.lines { if let found = line.firstMatch(of: declaration) { views.insert(String(found.name)) } }
    }
    #expect(views.isSuperset(of: Self.allowed), "there is no \(Self.allowed.subtracting(views).sorted())")
    var places: [String] = []
    // A type of the evaluator's own may have a view's name.
    var own: Set<String> = []
    let evaluator = files.filter { $0.target == "FenceEvaluation" }
    #expect(!evaluator.isEmpty, "there is no Sources/FenceEvaluation")
    let nested = /\b(?:struct|class|enum|protocol|typealias) (?<name>\w+)/
    for line in evaluator.flatMap(\.lines) {
      if let found = line.firstMatch(of: nested) { own.insert(String(found.name)) }
    }
    for file in evaluator {
      for (index, line) in file.lines.enumerated() {
        let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
          .replacing(/"(?:[^"\\]|\\.)*"/, with: "")
        for word in code.matches(of: /(?:^|[^.\w])(?<name>[A-Z]\w+)/) {
          let name = String(word.output.name)
          if views.contains(name), !Self.allowed.contains(name), !own.contains(name) {
            places.append("\(file.path):\(index + 1): \(name)")
          }
        }
      }
    }
    #expect(places.isEmpty, "\(places.joined(separator: "\n"))")
  }
}
