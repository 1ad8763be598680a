import Foundation
import OpenCombine
import TestSupport
import Testing
import VitrineLayout
import VitrineUI

/// Views that are written for Apple's SwiftUI live as the library's own do.
@Suite struct LivingTests {
  private static func host(_ view: any View) -> ViewHost {
    let host = ViewHost(view, options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book))
    host.update()
    return host
  }

  private static func texts(_ host: ViewHost) -> [String] {
    func all(_ node: RenderedNode?) -> [String] {
      guard let node else { return [] }
      return (node.kind == .text ? [node.argument] : []) + node.children.flatMap(all)
    }
    return all(host.render().root)
  }

  /// Published properties and publishers of the class update views, and are heard by subscribers.
  @Test func objectsOfCombineAreObserved() {
    let (counter, announcer) = (Counter(), Announcer())
    let host = Self.host(Counting(counter: counter, announcer: announcer))
    counter.count = 3
    #expect(Self.texts(host) == ["\"3 and 0\""])
    announcer.count = 5
    #expect(Self.texts(host) == ["\"3 and 5\""])
    counter.count = 4
    #expect(Self.texts(host) == ["\"4 and 5\""])
    #expect(counter.heard == [3, 4])
  }

  @Test func valuesOfPublishersAreReceived() {
    let numbers = PassthroughSubject<Int, Never>()
    let host = Self.host(Receiving(numbers: numbers))
    _ = host.render()
    numbers.send(7)
    #expect(Self.texts(host) == ["\"last 7\""])
  }

  /// Each variable with `@Entry` is a value of the environment with its default.
  @Test func entriesAreEnvironmentValues() {
    #expect(Self.texts(Self.host(SetEntries())) == ["\"1 none\"", "\"2 m\""])
  }

  @Test func navigationPathsAreStored() throws {
    var path = NavigationPath([1])
    path.append("a")
    let data = try JSONEncoder().encode(path.codable)
    #expect(NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)) == path)
    path.append(Size.zero)
    #expect(path.codable == nil)
  }

  @Test func tapsPerformActions() throws {
    let host = Self.host(Touched())
    try host.tap("0 taps")
    try host.tap("1 taps")
    #expect(Self.texts(host).first == "\"2 taps\"")
  }

  @Test func sheetsAndAlertsComeAndGo() throws {
    let host = Self.host(Presenting())
    try host.tap("Open")
    #expect(Self.texts(host).contains("\"Close\""))
    try host.tap("Close")
    #expect(!Self.texts(host).contains("\"Close\""))
    try host.tap("Warn")
    #expect(Self.texts(host).contains("\"Careful\""))
    try host.tap("Understood")
    #expect(!Self.texts(host).contains("\"Careful\""))
  }

  /// A shape's own `inset(by:)` moves the stroke of `strokeBorder` inside.
  @Test func shapesInsetThemselves() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 80)
    #expect(Triangle()._path(in: rect, inset: 10) == Triangle(amount: 10).path(in: rect))
  }

  @Test func stylesOfFieldsMakeTheirViews() {
    let host = Self.host(TextField("Name", text: .constant("")).textFieldStyle(Underlined()))
    func kinds(_ node: RenderedNode?) -> [String] {
      guard let node else { return [] }
      return [node.kind.name] + node.children.flatMap(kinds)
    }
    #expect(kinds(host.render().root).contains("Rectangle"))
    #expect(kinds(host.render().root).contains("TextField"))
  }

  @Test func alignmentsHaveLengthsOfEitherType() {
    let stack = VStack(alignment: .quarter, spacing: 0) {
      Rectangle().frame(width: 100, height: 10).id("wide")
      Rectangle().frame(width: 40, height: 10).id("narrow")
    }
    let frames = Self.host(stack).render().root?.children.map(\.frame.minX)
    #expect(frames == [0, 15])
  }
}
