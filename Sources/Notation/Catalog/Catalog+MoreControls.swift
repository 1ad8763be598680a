import Foundation
import VitrineLayout
import VitrineUI

extension Catalog {
  /// The less frequent controls.
  mutating func addMoreControls() {
    view("Link", "_: String, destination: Any") { a in Link(address: "#") { AnyView(Text(a.string(0) ?? "")) } }
    view("Link", "destination: Any, label: View", "destination: Any, _: View") { a in Link(address: "#") { a.views(1) }
    }
    view("Menu", "_: String, systemImage: String, content: View", "_: String, systemImage: String, _: View") { a in
      Menu {
        a.views(2)
      } label: {
        Label(a.string(0) ?? "", systemImage: a.string(1) ?? "")
      }
    }
    view("Menu", "_: String, content: View, primaryAction: Any?", "_: String, _: View, primaryAction: Any?") { a in
      Menu(a.string(0) ?? "") { a.views(1) }
    }
    view("Menu", "content: View, label: View, primaryAction: Any?", "_: View, label: View, primaryAction: Any?") { a in
      Menu {
        a.views(0)
      } label: {
        a.views(1)
      }
    }
    view(
      "ShareLink", "_: String?, item: Any, subject: Any?, message: Any?, preview: Any?, _: Any?",
      "item: Any, subject: Any?, message: Any?, preview: Any?", "items: Any"
    ) { _ in
      ShareLink(item: "")
    }
    view(
      "ShareLink", "item: Any, subject: Any?, message: Any?, preview: Any?, _: View",
      "item: Any, preview: Any?, label: View"
    ) { a in
      Button(action: {}) { a.views(a.values.count - 1) }
    }
    native("SharePreview", "_: Any, image: Any?, icon: Any?") { _ in InertValue(name: "SharePreview") }
    view("EditButton", "") { _ in EditButton() }
    view("RenameButton", "") { _ in RenameButton() }
    view(
      "PasteButton", "payloadType: Any, onPaste: Any?, _: Any?",
      "supportedContentTypes: Any, payloadAction: Any?, _: Any?", "supportedTypes: Any, payloadAction: Any?, _: Any?"
    ) { _ in
      Button("Paste", systemImage: "doc.on.clipboard") {}
    }
    view("HelpLink", "_: Any?, action: Any?", "destination: Any", "anchor: Any") { _ in Button("?") {} }
    view("SignInWithAppleButton", "_: Any?, onRequest: Any?, onCompletion: Any?") { _ in
      Button("Sign in with Apple", systemImage: "apple.logo") {}
    }
    view("TextEditor", "text: Any, selection: Any?") { a in TextEditor(text: text(a, 0)) }
    view("DatePicker", "_: String, selection: Any, in: Any?, displayedComponents: Any?") { a in
      DatePicker(a.string(0) ?? "", selection: date(a, 1), displayedComponents: components(a, 3))
    }
    view(
      "DatePicker", "selection: Any, in: Any?, displayedComponents: Any?, label: View",
      "selection: Any, in: Any?, displayedComponents: Any?, _: View"
    ) { a in
      DatePicker(selection: date(a, 0), displayedComponents: components(a, 2)) { a.views(3) }
    }
    view("MultiDatePicker", "_: String, selection: Any, in: Any?") { a in
      MultiDatePicker(a.string(0) ?? "", selection: .constant([]))
    }
    view("MultiDatePicker", "selection: Any, in: Any?, label: View") { a in
      MultiDatePicker("", selection: .constant([]))
    }
    view("ColorPicker", "_: String, selection: Any, supportsOpacity: Any?") { a in
      ColorPicker(a.string(0) ?? "", selection: color(a, 1))
    }
    view(
      "ColorPicker", "selection: Any, supportsOpacity: Any?, label: View",
      "selection: Any, supportsOpacity: Any?, _: View"
    ) { a in
      ColorPicker(selection: color(a, 0)) { a.views(2) }
    }
    view(
      "Gauge",
      "value: Any, in: Any?, label: View, currentValueLabel: View?, minimumValueLabel: View?, maximumValueLabel: View?",
      "value: Any, in: Any?, _: View, currentValueLabel: View?, minimumValueLabel: View?, maximumValueLabel: View?"
    ) { a in
      Gauge(value: number(a, 0) ?? 0, in: bounds(a, 1) ?? 0...1) {
        a.views(2)
      } currentValueLabel: {
        a.views(3)
      }
    }
    addBoxes()
    addPlaceholders()
    addAnimators()
  }

  private mutating func addBoxes() {
    view("LabeledContent", "_: String, value: Any, format: Any?") { a in
      LabeledContent(a.string(0) ?? "", value: Formatting.text(a[1] ?? .nothing, by: a[2] ?? .nothing))
    }
    view("LabeledContent", "_: String, content: View", "_: String, _: View") { a in
      LabeledContent(a.string(0) ?? "") { a.views(1) }
    }
    view("LabeledContent", "content: View, label: View", "_: View, label: View") { a in
      LabeledContent {
        a.views(0)
      } label: {
        a.views(1)
      }
    }
    view("GroupBox", "_: String, content: View", "_: String, _: View") { a in GroupBox(a.string(0) ?? "") { a.views(1) }
    }
    view("GroupBox", "label: View, content: View", "label: View, _: View") { a in
      GroupBox(label: a.views(0)) { a.views(1) }
    }
    view("GroupBox", "content: View, label: View?", "_: View, label: View?") { a in
      GroupBox {
        a.views(0)
      } label: {
        a.views(1)
      }
    }
    view(
      "ControlGroup", "content: View, label: View?", "_: View, label: View?", "_: String, content: View",
      "_: String, _: View", "_: String, systemImage: Any, _: View"
    ) { a in
      ControlGroup { a.views(a.string(0) == nil ? 0 : a.values.count - 1) }
    }
    view("ContentUnavailableView", "_: String, systemImage: String, description: View?") { a in
      ContentUnavailableView(a.string(0) ?? "", systemImage: a.string(1) ?? "", description: a.view(2) as? Text)
    }
    view(
      "ContentUnavailableView", "label: View, description: View?, actions: View?",
      "_: View, description: View?, actions: View?"
    ) { a in
      ContentUnavailableView {
        a.views(0)
      } description: {
        a.views(1)
      } actions: {
        a.views(2)
      }
    }
    staticFunction("ContentUnavailableView.search", "text: String") { a in
      .view(
        ContentUnavailableView(
          "No Results for “\(a.string(0) ?? "")”", systemImage: "magnifyingglass",
          description: Text("Check the spelling or try a new search.")))
    }
    statics(
      "ContentUnavailableView",
      [
        (
          "search",
          Value.view(
            ContentUnavailableView(
              "No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search.")
            ))
        )
      ])
    view("TimelineView", "_: Any, content: Function", "_: Any, _: Function") { a in
      AnyView(
        a.build(
          1,
          [
            .tuple([
              (label: "date", value: .native(a.interpreter.now)),
              (label: "cadence", value: .native(InertValue(name: "live"))),
            ])
          ]))
    }
    view("HSplitView", "_: View", "content: View") { a in makeHStack(a.view(0), alignment: .center, spacing: 0) }
    view("VSplitView", "_: View", "content: View") { a in makeVStack(a.view(0), alignment: .center, spacing: 0) }
  }

  /// Views of which something plainer stands in.
  private mutating func addPlaceholders() {
    view("MeshGradient", "width: Any, height: Any, points: Any, colors: Array, background: Any?, smoothsColors: Any?") {
      a in
      LinearGradient(
        gradient: Gradient(
          colors: try Kind<[Color]>.list(of: .native(Color.self)).read(
            CallArgument(label: nil, value: a[3] ?? .nothing, mark: a.mark),
            CallContext(interpreter: a.interpreter, mark: a.mark))), startPoint: .topLeading, endPoint: .bottomTrailing)
    }
    view("GlassEffectContainer", "spacing: Any?, _: View", "spacing: Any?, content: View") { a in a.view(1) }
  }
}

/// The date that is chosen; a fixed one where the fence gives none.
private func date(_ inputs: Inputs, _ index: Int) -> Binding<Date> {
  .constant(inputs.binding(index).seconds.map { Date(timeIntervalSinceReferenceDate: $0) } ?? FixedClock.now)
}

private func color(_ inputs: Inputs, _ index: Int) -> Binding<Color> {
  if case .binding(let source)? = inputs[index], case .native(let color as Color)? = try? source.get() {
    return .constant(color)
  }
  return .constant(inputs.native(index) ?? .blue)
}

func components(_ inputs: Inputs, _ index: Int) -> DatePickerComponents {
  let value = inputs[index]
  func named(_ value: Value?) -> String? { if case .implicit(let implicit)? = value { implicit.name } else { nil } }
  let names = [named(value)].compactMap { $0 } + (value?.elements ?? []).compactMap(named)
  if names == ["date"] { return .date }
  if names == ["hourAndMinute"] { return .hourAndMinute }
  return [.date, .hourAndMinute]
}
