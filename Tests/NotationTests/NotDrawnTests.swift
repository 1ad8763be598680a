import Diagnostics
import Foundation
import TestSupport
import Testing
import VitrineUI

@testable import FenceEvaluation
@testable import Notation

/// Names that SwiftUI has and that figures don't draw are told of at their place; those without effect are not.
struct NotDrawnTests {
  /// What makes names change a picture that otherwise may not.
  private static let arguments = [
    "matchedGeometryEffect": "(id: 1, in: Namespace().wrappedValue, isSource: false)",
    "scrollPosition": "(id: .constant(3))",
    "listItemTint": "(.red)",
  ]

  private func diagnostics(_ source: String) -> [Diagnostic] {
    let notebook = Notebook()
    let result = notebook.evaluate(source)
    for drawing in result.drawings {
      _ = Renderer.render(drawing.view, options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book))
    }
    // The calls here have no arguments, which is another error.
    return result.diagnostics.filter { $0.code != "type-mismatch" }
      + notebook.failuresWhileRendering(result.source)
  }

  @Test(arguments: CatalogReference.notDrawn) func isToldOfAtItsPlace(_ name: String, _ reason: String) throws {
    let source = "VStack {\n  Text(\"a\")\n    .padding().\(name)\(Self.arguments[name] ?? "()")\n}"
    let found = diagnostics(source)
    #expect(found.map(\.code) == ["not-drawn"])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message == "'.\(name)' is not drawn")
    #expect(found.first?.hint == reason)
    #expect(found.first?.span?.start == Location(line: 3, column: 16))
  }

  @Test func eachPlaceIsToldOfOnce() {
    let found = diagnostics(
      "VStack { ForEach(0..<3) { _ in Text(\"a\").textRenderer(1) }; Text(\"b\").textRenderer(1) }")
    #expect(found.map(\.code) == ["not-drawn", "not-drawn"])
  }

  @Test(arguments: CatalogReference.inert) func withoutEffectIsSilent(_ name: String) {
    #expect(diagnostics("Text(\"a\").\(name)()").isEmpty)
  }

  @Test(arguments: [
    "Text(\"a\").symbolRenderingMode(.monochrome)", "Text(\"a\").fontWidth(.standard)",
    "Text(\"a\").font(.body.width(.standard))", "Button(\"a\") { }.buttonStyle(.bordered)",
    "Form { }.formStyle(.grouped)",
    "TextField(\"a\", text: .constant(\"\")).textInputAutocapitalization(TextInputAutocapitalization.never)",
    "Text(\"a\").sensoryFeedback(SensoryFeedback.impact(weight: .heavy), trigger: 1)",
    "Text(\"a\").matchedGeometryEffect(id: 1, in: Namespace().wrappedValue)",
    "ScrollView { Text(\"a\") }.scrollPosition(id: .constant(nil))",
    "struct A: View { var body: some View { Text(\"a\").glassEffect() } }\nextension View { func glassEffect() -> some View { padding() } }\nA()",
  ]) func theRightPictureIsNotWarnedOf(_ source: String) {
    #expect(diagnostics(source).isEmpty)
  }

  @Test(arguments: [
    ("Rectangle().fill(ImagePaint(image: Image(\"a\")))", "ImagePaint"),
    ("Color.red.blendMode(.destinationOut)", "blendMode(.destinationOut)"),
    ("Text(\"a\").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0), perspective: 0.5)", "perspective"),
    ("Text(\"a\").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0), anchorZ: 10)", "anchorZ"),
    ("Image(\"a\").resizable(resizingMode: .tile)", "resizingMode"),
    ("NavigationStack { Text(\"a\").toolbarTitleDisplayMode(.inlineLarge) }", "toolbarTitleDisplayMode(.inlineLarge)"),
    ("NavigationStack { Text(\"a\").toolbar { ToolbarTitleMenu { Text(\"b\") } } }", "ToolbarTitleMenu"),
    ("NavigationStack { Text(\"a\").toolbar { DefaultToolbarItem(kind: .search) } }", "DefaultToolbarItem"),
    ("ConcentricRectangle(corners: .concentric, isUniform: true)", "ConcentricRectangle"),
    ("Color.red.clipShape(.rect(corners: .concentric))", "rect(corners:)"),
    (
      "struct V: View { var image = ImageRenderer(content: Text(\"a\")); var body: some View { Text(\"b\") } }\nV()",
      "ImageRenderer"
    ),
    ("Text(\"a\").font(.body.smallCaps())", ".smallCaps"), ("Text(\"a\").font(.body.width(.condensed))", ".width"),
    ("Text(\"a\").font(.body.leading(.tight))", ".leading"),
    ("List { Text(\"a\") }.listStyle(.bordered)", ".listStyle(.bordered)"),
    ("Form { Text(\"a\") }.formStyle(.columns)", ".formStyle(.columns)"),
    ("ControlGroup { Button(\"a\") { } }.controlGroupStyle(.menu)", ".controlGroupStyle(.menu)"),
  ]) func argumentsAreToldOfToo(_ source: String, _ shown: String) {
    #expect(diagnostics(source).map(\.message) == ["'\(shown)' is not drawn"])
  }

  /// Names that change a picture at rest, whether figures draw them or not.
  @Test(arguments: [
    "redacted", "luminanceToAlpha", "glassEffect", "glassEffectUnion", "backgroundStyle",
    "flipsForRightToLeftLayoutDirection", "defaultScrollAnchor", "scrollPosition", "visualEffect", "headerProminence",
    "inspector", "fontWidth", "textScale",
    "allowsTightening", "symbolVariant", "renderingMode", "containerBackground", "listSectionSeparator",
  ]) func whatChangesAPictureIsNotInert(_ name: String) {
    #expect(!CatalogReference.inert.contains(name))
    let isDrawn = CatalogReference.calls.contains { $0.name == name && $0.kind == .modifier }
    #expect(isDrawn != CatalogReference.notDrawn.contains(where: { $0.name == name }))
  }

  /// Names that no SwiftUI has.
  @Test(arguments: [
    "tag_", "frameStyle", "scaledFrame", "foreground", "pickerSelection", "pageIndexStyle", "ignoresSafeAreaEdges",
  ])
  func inventedNamesAreUnknown(_ name: String) {
    let told = diagnostics("Text(\"a\").\(name)()")
    #expect(told.count == 1 && (told[0].code == "unknown-member" || told[0].hint?.hasPrefix("neither SwiftUI") == true))
  }

  @Test func noNameIsBoth() {
    let names = CatalogReference.notDrawn.map(\.name) + CatalogReference.inert
    #expect(Set(names).count == names.count)
  }

  @Test func whatIsDrawnIsNotListed() throws {
    let declared = try VitrineUISources.modifiers()
    #expect(declared.count > 100)
    let listed = CatalogReference.notDrawn.map(\.name) + CatalogReference.inert
    // What happens to a view is called where time goes on, and changes nothing at rest.
    let drawn = listed.filter { declared.contains($0) && NameIndex.standard.lifetimes[$0] == nil }
    #expect(drawn.isEmpty, "VitrineUI draws \(drawn): the catalog should call them")
  }
}

/// What VitrineUI's sources declare.
private enum VitrineUISources {
  /// The names of all public functions that return a view other than the one they are called on.
  static func modifiers() throws -> Set<String> {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let sources = root.appendingPathComponent("Sources/VitrineUI")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.allObjects ?? []
    var declared: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      for function in try String(contentsOf: file, encoding: .utf8).components(separatedBy: " public func ").dropFirst()
      where function.contains("-> some View") && !function.contains(/\{\s*self\s*\}/) {
        declared.insert(String(function.prefix { $0.isLetter || $0.isNumber }))
      }
    }
    return declared
  }
}
