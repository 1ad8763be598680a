import Diagnostics
import TestSupport
import Testing

@testable import Mustache

/// Templates by themselves: the cases say what each shows.
@Suite struct MustacheTests {
  private static let partials = [
    "item": "[{{name}}]", "label": "({{label}})", "lines": "one\n{{name}}\n", "value": "{{{lines}}}\n",
    "nested": "(\n  {{> lines}}\n)\n", "frame": "<{{$title}}title{{/title}}|{{$body}}body{{/body}}>",
    "outer": "{{<frame}}{{$title}}second{{/title}}{{$body}}from outer{{/body}}{{/frame}}",
    "indented": "<\n  {{$block}}\n  {{/block}}\n>\n", "tree": "{{#branches}}<{{label}}{{> tree}}>{{/branches}}",
    "loop": "x{{> loop}}", "often": "x{{#yes}}{{> often}}{{/yes}}",
  ]

  @Test(arguments: TextCase.all(in: "mustache.txt")) func templatesShowTheirValues(_ one: TextCase) throws {
    let input = String(one.input.dropLast())
    let library = MustacheLibrary(Self.partials.merging(["case": input]) { $1 })
    var shown: String
    if let failure = library.failures["case"] {
      let place = SourceFile(path: "case", text: input).location(atOffset: failure.offset)
      shown = "! \(place.line):\(place.column) \(failure.message)"
    } else {
      shown = String(decoding: library.render(SampleModel(), with: "case"), as: UTF8.self)
    }
    while shown.hasSuffix("\n") { shown.removeLast() }
    #expect(shown == one.expected, "\(one.place)")
  }

  @Test func templatesThatShowThemselvesAreKnown() {
    let library = MustacheLibrary(Self.partials)
    #expect(library.endless == ["loop"])
    #expect(
      String(decoding: library.render(SampleModel(), with: "often"), as: UTF8.self) == String(repeating: "x", count: 64)
    )
  }

  /// Damaged templates are refused or shown, and never stop the program.
  @Test func damageIsSurvived() {
    let signs = [
      "{{", "}}", "{{#a}}", "{{/a}}", "{{<frame}}", "{{/frame}}", "{{$b}}", "{{/b}}", "{{=", "=}}", "{{!", "\n", " ",
      "a", "{", "}", "ä",
    ]
    for seed in Samples.seeds(200, of: "damaged templates") {
      var random = SplitMix64(seed: seed)
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in signs.randomElement(using: &random) ?? "" }
        .joined()
      let library = MustacheLibrary(Self.partials.merging(["case": text]) { $1 })
      let shown = library.render(SampleModel(), with: "case")
      #expect(String(validating: shown, as: UTF8.self) != nil, "\(text)")
      if let failure = library.failures["case"] { #expect((0...text.utf8.count).contains(failure.offset), "\(text)") }
    }
    let deep = String(repeating: "{{#yes}}", count: 100_000)
    #expect(
      MustacheLibrary(["case": deep]).failures["case"]?.message == "sections are nested more than 200 levels deep")
  }
}

/// What the cases' templates see. The names are those of models; what no model has is a word, and is not needed here.
private struct SampleModel: TemplateModel {
  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.text {
    case "name": "A & <b>"
    case "quotes": "\"a\" 'b'"
    case "lines": "first\nsecond"
    case "empty": ""
    case "zero": 0
    case "yes": true
    case "no": false
    case "letters": ["a", "<"]
    case "none": [String]()
    case "items": [SampleItem(label: "x"), SampleItem(label: "y", isLast: true)]
    case "branches": [SampleItem(label: "r", branches: [SampleItem(label: "s"), SampleItem(label: "t")])]
    case "inner": SampleInner()
    default: nil
    }
  }
}

private struct SampleItem: TemplateModel {
  var label: String
  var isLast = false
  var branches: [SampleItem] = []

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.text {
    case "label": label
    case "isLast": isLast
    case "branches": branches
    default: nil
    }
  }
}

private struct SampleInner: TemplateModel {
  func value(named name: TemplateName) -> (any TemplateValue)? { name.text == "name" ? "inside" : nil }
}
