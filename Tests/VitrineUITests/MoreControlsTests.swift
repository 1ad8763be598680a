import TestSupport
import Testing
import VitrineLayout
import VitrineText
import VitrineUI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Controls for dates, colours and measures, boxes and groups.
struct MoreControlsTests {
  private func root(_ view: some View, _ width: Double? = 300, _ height: Double? = 400) -> RenderedNode? {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.profile = .ios18
    options.proposal = ProposedViewSize(width: width, height: height)
    return Renderer.render(view, options: options).root
  }

  @Test(
    arguments: [
      (0, #""Jan 1, 1970" "12:00 AM""#), (1_749_462_060, #""Jun 9, 2025" "9:41 AM""#),
      (951_825_599, #""Feb 29, 2000" "11:59 AM""#), (-1, #""Dec 31, 1969" "11:59 PM""#),
      (4_107_542_400, #""Mar 1, 2100" "12:00 AM""#),
    ] as [(Double, String)])
  func datesAreWrittenInOneCalendar(_ seconds: Double, _ texts: String) {
    let date = Date(timeIntervalSince1970: seconds)
    let picker = DatePicker("When", selection: .constant(date)).labelsHidden()
    #expect(root(picker)?.arguments(of: "Text").joined(separator: " ") == texts)
  }

  @Test func datePickersShowTheirParts() {
    let date = Date(timeIntervalSince1970: 1_749_462_060)
    let time = DatePicker("When", selection: .constant(date), displayedComponents: .hourAndMinute)
    #expect(root(time)?.arguments(of: "Text") == ["\"When\"", "\"9:41 AM\""])
    #expect(root(time)?.frame.width == 300)
    let month = DatePicker("When", selection: .constant(date), displayedComponents: .date).datePickerStyle(.graphical)
    let texts = root(month)?.arguments(of: "Text") ?? []
    #expect(texts.prefix(3) == ["\"June 2025\"", "\"SUN\"", "\"MON\""])
    #expect(texts.count == 1 + 7 + 30)
    #expect(root(month)?.first("Circle") != nil)
  }

  @Test func severalDatesAreChosenInTheirMonth() {
    let days: Set<DateComponents> = [
      DateComponents(year: 2024, month: 2, day: 3), DateComponents(year: 2024, month: 2, day: 29),
    ]
    let picker = MultiDatePicker("Days", selection: .constant(days))
    #expect(root(picker)?.nodes.filter { $0.type == "Circle" }.count == 2)
    #expect(root(picker)?.arguments(of: "Text").last == "\"29\"")
  }

  @Test func textEditorFillsBothAxes() {
    let editor = root(TextEditor(text: .constant("Words")))
    #expect(editor?.frame.size == Size(width: 300, height: 400))
    #expect(editor?.sizingVertical == .expands)
  }

  @Test func labeledContentStandsAtBothEnds() {
    let texts = root(LabeledContent("Version", value: "1.0"))?.nodes.filter { $0.type == "Text" } ?? []
    #expect(texts.map(\.argument) == ["\"Version\"", "\"1.0\""])
    #expect(texts.first?.frame.minX == 0)
    #expect(texts.last.map { $0.frame.maxX } == 300)
  }

  @Test func groupBoxPadsItsContent() {
    let box = root(GroupBox { Color.red.frame(height: 20) }, 300, nil)
    let content = box?.first("Color")?.frame
    #expect(box?.frame.width == 300)
    #expect(content.map { $0.minX > 0 && $0.minX == $0.minY && $0.maxX == 300 - $0.minX } == true)
  }

  @Test func gaugesAreBarsOrCircles() {
    #expect(root(Gauge(value: 0.5) { Text("Speed") })?.frame.width == 300)
    let circle = Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryCircular)
    #expect(root(circle).map { $0.frame.width == $0.frame.height } == true)
  }

  @Test func unavailableContentFills() {
    let view = ContentUnavailableView("No Mail", systemImage: "tray", description: Text("Later."))
    #expect(root(view)?.frame.size == Size(width: 300, height: 400))
    #expect(root(view)?.arguments(of: "Text") == ["\"No Mail\"", "\"Later.\""])
  }

  @Test func buttonsOfTheSystemHugTheirLabels() {
    #expect(root(EditButton())?.frame.size == root(Text("Edit"))?.frame.size)
    #expect(root(Menu("More") { Text("x") })?.frame.size == root(Text("More"))?.frame.size)
    let well = root(ColorPicker("Tint", selection: .constant(.red)).labelsHidden())?.frame
    #expect(well.map { $0.width == $0.height } == true)
  }

  @Test func timelinesShowOneMoment() {
    let view = TimelineView(.everyMinute) { context in Text("\(Int(context.date.timeIntervalSince1970))") }
    #expect(root(view)?.argument == "\"1749462060\"")
  }

  @Test func disabledControlsAreFaintOnce() {
    func faintGroups(_ marks: [Mark]) -> Int {
      marks.reduce(0) { count, mark in
        guard case .group(let inner, let effects) = mark else { return count }
        return count + (effects.opacity < 1 ? 1 : 0) + faintGroups(inner)
      }
    }
    let view = LabeledContent("A") { Button("B") {} }
    #expect(
      faintGroups(
        Renderer.render(view, options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book)).marks) == 0)
    #expect(
      faintGroups(
        Renderer.render(view.disabled(true), options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book))
          .marks)
        == 1)
  }

  /// A switch of 51 × 31 beside text of 14 points in place of 17, on whole pixels.
  /// Source: [layout reference, section 32](docs/layout-reference.md#32-sizes-of-controls).
  @Test func controlsScaleWithTheProfile() {
    let book = Renderer.render(
      Toggle("A", isOn: .constant(true)).labelsHidden(),
      options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book))
    #expect(book.size == Size(width: 42, height: 26))
  }

  @Test func rightToLeftControlsAreMirrored() {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.layoutDirection = .rightToLeft
    let toggle = Renderer.render(Toggle("A", isOn: .constant(true)), options: options).root
    #expect(toggle?.first("switch")?.frame.minX == 0)
    let list = Renderer.render(List { NavigationLink("A", destination: Text("B")) }, options: options).root
    #expect(list?.arguments(of: "Image") == ["\"chevron.left\""])
  }
}
