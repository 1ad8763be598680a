import VitrineLayout
import VitrineUI

extension Catalog {
  /// Controls, drawn at rest; their actions are kept as closures.
  mutating func addControls() {
    addConfiguredControls()
    addButtons()
    addValueControls()
    addLists()
    addStyles()
  }

  private mutating func addButtons() {
    view("Button", "action: Any, label: View", "action: Any, _: View") { a in
      Button(action: action(a, 0)) { a.views(1) }
    }
    view("Button", "role: ButtonRole?, action: Any, label: View", "role: ButtonRole?, action: Any, _: View") { a in
      Button(role: a.native(0), action: action(a, 1)) { a.views(2) }
    }
    view(
      "Button", "_: String, systemImage: String, role: ButtonRole?, action: Any",
      "_: String, systemImage: String, role: ButtonRole?, _: Any"
    ) { a in
      Button(a.string(0) ?? "", systemImage: a.string(1) ?? "", role: a.native(2), action: action(a, 3))
    }
    view(
      "Button", "_: String, image: Any, role: ButtonRole?, action: Any",
      "_: String, image: Any, role: ButtonRole?, _: Any"
    ) { a in
      Button(a.string(0) ?? "", role: a.native(2), action: action(a, 3))
    }
    view("Button", "_: String, role: ButtonRole?, action: Any", "_: String, role: ButtonRole?, _: Any") { a in
      Button(a.string(0) ?? "", role: a.native(1), action: action(a, 2))
    }
    view("Button", "_: String, intent: Any", "intent: Any, label: View") { a in Button(a.string(0) ?? "Button") {} }
    view("Button", "_: Any") { a in
      // A configuration of a style that makes a button of what it styles.
      if case .native? = a[0] { return EmptyView() }
      return Button(action: {}) { a.views(0) }
    }
    view("Label", "_: String, systemImage: String") { a in Label(a.string(0) ?? "", systemImage: a.string(1) ?? "") }
    view("Label", "_: String, image: String") { a in Label(a.string(0) ?? "", image: a.string(1) ?? "") }
    view("Label", "title: View, icon: View", "_: View, icon: View") { a in
      Label {
        a.views(0)
      } icon: {
        a.views(1)
      }
    }
    view("Label", "_: Any") { a in a.view(0) }
  }

  private mutating func addValueControls() {
    view("Toggle", "_: String, isOn: Any", "_: String, systemImage: String, isOn: Any") { a in
      Toggle(a.string(0) ?? "", isOn: bool(a, a.values.count - 1))
    }
    view("Toggle", "isOn: Any, label: View", "isOn: Any, _: View") { a in Toggle(isOn: bool(a, 0)) { a.views(1) } }
    view(
      "TextField", "_: String, text: Any, prompt: Prompt?, axis: Axis?, onEditingChanged: Any?, onCommit: Any?",
      "_: String, text: Any, onCommit: Any"
    ) { a in
      TextField(
        a.string(0) ?? "", text: text(a, 1), prompt: a.text(2),
        axis: a.values.count > 3 ? a.native(3) ?? .horizontal : .horizontal)
    }
    view("TextField", "_: String, value: Any, format: Any?, prompt: Prompt?") { a in
      TextField(a.string(0) ?? "", text: text(a, 1), prompt: a.text(3))
    }
    view("TextField", "_: String, value: Any, formatter: Any, prompt: Prompt?") { a in
      TextField(a.string(0) ?? "", text: text(a, 1), prompt: a.text(3))
    }
    view(
      "TextField", "text: Any, prompt: Prompt?, axis: Axis?, label: View",
      "text: Any, prompt: Prompt?, axis: Axis?, _: View"
    ) { a in
      TextField(text: text(a, 0), prompt: a.text(1), axis: a.native(2) ?? .horizontal) { a.views(3) }
    }
    view(
      "TextField", "value: Any, format: Any?, prompt: Prompt?, label: View",
      "value: Any, format: Any?, prompt: Prompt?, _: View"
    ) { a in
      TextField(text: text(a, 0), prompt: a.text(2)) { a.views(3) }
    }
    view("SecureField", "_: String, text: Any, prompt: Prompt?, onCommit: Any?") { a in
      SecureField(a.string(0) ?? "", text: text(a, 1), prompt: a.text(2))
    }
    view("SecureField", "text: Any, prompt: Prompt?, label: View", "text: Any, prompt: Prompt?, _: View") { a in
      SecureField(text: text(a, 0), prompt: a.text(1)) { a.views(2) }
    }
    view(
      "Slider", "value: Any, in: Any?, step: Any?, onEditingChanged: Any?", "value: Any, in: Any?, step: Any?, _: View"
    ) { a in
      Slider(value: double(a, 0), in: bounds(a, 1) ?? 0...1)
    }
    view(
      "Slider",
      "value: Any, in: Any?, step: Any?, label: View, minimumValueLabel: View?, maximumValueLabel: View?, onEditingChanged: Any?",
      "value: Any, in: Any?, step: Any?, _: View, minimumValueLabel: View?, maximumValueLabel: View?, onEditingChanged: Any?",
      "value: Any, in: Any?, step: Any?, minimumValueLabel: View, maximumValueLabel: View, label: View"
    ) { a in
      Slider(value: double(a, 0), in: bounds(a, 1) ?? 0...1, step: nil) {
        EmptyView()
      } minimumValueLabel: {
        a.views(4)
      } maximumValueLabel: {
        a.views(5)
      }
    }
    view(
      "Slider",
      "value: Any, in: Any?, step: Any?, onEditingChanged: Any?, minimumValueLabel: View, maximumValueLabel: View, label: View?",
      "value: Any, in: Any?, step: Any?, onEditingChanged: Any?, minimumValueLabel: View, maximumValueLabel: View, _: View"
    ) { a in
      Slider(value: double(a, 0), in: bounds(a, 1) ?? 0...1, step: nil) {
        EmptyView()
      } minimumValueLabel: {
        a.views(4)
      } maximumValueLabel: {
        a.views(5)
      }
    }
    view(
      "Stepper", "_: String, value: Any, in: Any?, step: Any?, onEditingChanged: Any?",
      "_: String, value: Any, in: Any?, step: Any?, format: Any?, onEditingChanged: Any?"
    ) { a in
      Stepper(a.string(0) ?? "", value: double(a, 1), in: bounds(a, 2))
    }
    view("Stepper", "_: String, onIncrement: Any?, onDecrement: Any?, onEditingChanged: Any?") { a in
      Stepper(a.string(0) ?? "", onIncrement: action(a, 1), onDecrement: action(a, 2))
    }
    view(
      "Stepper", "value: Any, in: Any?, step: Any?, label: View",
      "value: Any, in: Any?, step: Any?, onEditingChanged: Any?, label: View",
      "value: Any, in: Any?, step: Any?, _: View", "value: Any, in: Any?, step: Any?, onEditingChanged: Any?, _: View"
    ) { a in
      Stepper(value: double(a, 0), in: bounds(a, 1)) { a.views(a.values.count - 1) }
    }
    view(
      "Stepper", "label: View, onIncrement: Any?, onDecrement: Any?, onEditingChanged: Any?",
      "_: View, onIncrement: Any?, onDecrement: Any?", "onIncrement: Any?, onDecrement: Any?, label: View"
    ) { a in
      Stepper(label: { a.views(a.values.count == 3 && a.has(2) ? 2 : 0) }, onIncrement: {}, onDecrement: {})
    }
    view("ProgressView", "") { _ in ProgressView() }
    view("ProgressView", "_: String?, value: Any?, total: Double?", "value: Any?, total: Double?") { a in
      let offset = a.values.count == 3 ? 1 : 0
      let value = number(a, offset)
      if offset == 1, let title = a.string(0) {
        return value == nil ? ProgressView(title) : ProgressView(title, value: value, total: a.double(2) ?? 1)
      }
      return ProgressView(value: value, total: a.double(offset + 1) ?? 1)
    }
    view(
      "ProgressView", "value: Any?, total: Double?, label: View, currentValueLabel: View?",
      "value: Any?, total: Double?, _: View, currentValueLabel: View?"
    ) { a in
      ProgressView(value: number(a, 0), total: a.double(1) ?? 1) { a.views(2) }
    }
    view("ProgressView", "_: View", "timerInterval: Any, countsDown: Any?, label: Any?") { a in
      ProgressView { a.views(0) }
    }
    view(
      "Picker", "_: String, selection: Any, content: View", "_: String, selection: Any, _: View",
      "_: String, systemImage: String, selection: Any, content: View"
    ) { a in
      Picker(selection: selection(a, a.values.count - 2)) {
        a.views(a.values.count - 1)
      } label: {
        AnyView(Text(a.string(0) ?? ""))
      }
    }
    view("Picker", "selection: Any, label: View, content: View", "selection: Any, label: View, _: View") { a in
      Picker(selection: selection(a, 0)) {
        a.views(2)
      } label: {
        a.views(1)
      }
    }
    view("Picker", "selection: Any, content: View, label: View", "selection: Any, _: View, label: View") { a in
      Picker(selection: selection(a, 0)) {
        a.views(1)
      } label: {
        a.views(2)
      }
    }
    modifier("tag", "_: Any, includeOptional: Any?") { v, a in v.tag(key(a[0] ?? .nothing, a.interpreter)) }
  }

  private mutating func addLists() {
    for name in ["List", "Form"] {
      view(name, "_: View", "content: View", "selection: Any?, content: View", "selection: Any?, _: View") { a in
        let content = a.views(a.values.count - 1)
        return name == "Form" ? AnyView(Form { content }) : AnyView(List { content })
      }
    }
    view(
      "List", "_: Any, id: Any?, selection: Any?, rowContent: Function",
      "_: Any, id: Any?, selection: Any?, _: Function", "_: Any, id: Any?, editActions: Any, rowContent: Function",
      "_: Any, id: Any?, editActions: Any, _: Function"
    ) { a in
      let rows = try each(a, content: 3)
      return List { AnyView(rows) }
    }
    view("Section", "_: String, content: View", "_: String, _: View") { a in Section(a.string(0) ?? "") { a.views(1) } }
    view("Section", "_: String, isExpanded: Any, content: View", "_: String, isExpanded: Any, _: View") { a in
      Section(a.string(0) ?? "", isExpanded: bool(a, 1)) { a.views(2) }
    }
    view("Section", "header: View?, footer: View?, content: View", "header: View?, footer: View?, _: View") { a in
      Section {
        a.views(2)
      } header: {
        a.views(0)
      } footer: {
        a.views(1)
      }
    }
    view(
      "Section", "_: View, header: View?, footer: View?", "content: View, header: View?, footer: View?",
      "isExpanded: Any, _: View, header: View?", "isExpanded: Any, content: View, header: View?"
    ) { a in
      let offset = a.values.count == 3 && a.interpreter.isBindingOrBool(a[0]) ? 1 : 0
      return Section {
        a.views(offset)
      } header: {
        a.views(offset + 1)
      } footer: {
        a.views(offset == 0 ? 2 : 9)
      }
    }
    view("DisclosureGroup", "_: String, content: View", "_: String, _: View") { a in
      DisclosureGroup(a.string(0) ?? "") { a.views(1) }
    }
    view("DisclosureGroup", "_: String, isExpanded: Any, content: View", "_: String, isExpanded: Any, _: View") { a in
      DisclosureGroup(a.string(0) ?? "", isExpanded: bool(a, 1)) { a.views(2) }
    }
    view("DisclosureGroup", "isExpanded: Any, content: View, label: View", "isExpanded: Any, _: View, label: View") {
      a in
      DisclosureGroup(isExpanded: bool(a, 0)) {
        a.views(1)
      } label: {
        a.views(2)
      }
    }
    view("DisclosureGroup", "content: View, label: View", "_: View, label: View") { a in
      DisclosureGroup {
        a.views(0)
      } label: {
        a.views(1)
      }
    }
    modifier("listRowInsets", "_: EdgeInsets?", "_: Any?, _: Any?") { v, a in
      v.listRowInsets(a.native(0, as: EdgeInsets.self))
    }
    modifier("listRowBackground", "_: View?") { v, a in v.listRowBackground(a.has(0) ? a.views(0) : nil) }
    modifier("listRowSeparator", "_: Visibility, edges: Any?") { v, a in v.listRowSeparator(a.native(0) ?? .automatic) }
    modifier("listRowSeparatorTint", "_: Color?, edges: Any?") { v, a in v.listRowSeparatorTint(a.native(0)) }
    modifier("listSectionSeparator", "_: Visibility, edges: Any?") { v, a in
      v.listSectionSeparator(a.native(0) ?? .automatic)
    }
    modifier("listRowSpacing", "_: Double?") { v, a in v.listRowSpacing(a.double(0)) }
    modifier("listSectionSpacing", "_: Double") { v, a in v.listSectionSpacing(a.double(0) ?? 0) }
    modifier("listSectionSpacing", "_: ListSectionSpacing") { v, a in v.listSectionSpacing(a.native(0) ?? .default) }
    statics("ListSectionSpacing", [("default", ListSectionSpacing.default), ("compact", ListSectionSpacing.compact)])
    staticFunction("ListSectionSpacing.custom", "_: Double") { .native(ListSectionSpacing.custom($0.double(0) ?? 0)) }
    modifier("scrollContentBackground", "_: Visibility") { v, a in
      v.scrollContentBackground(a.native(0) ?? .automatic)
    }
    inert(
      "listItemTint", "listRowHoverEffect", "alternatingRowBackgrounds")
    modifier("badge", "_: Int") { v, a in v.badge(a.int(0) ?? 0) }
    modifier("badge", "_: String?") { v, a in v.badge(a.string(0)) }
  }
}

extension Interpreter {
  func isBindingOrBool(_ value: Value?) -> Bool {
    switch value {
    case .binding?, .boolean?: true
    default: false
    }
  }
}
