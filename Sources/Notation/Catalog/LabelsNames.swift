import VitrineUI

/// Labels, and boxes with labels.
enum LabelsNames {
  static let labels: [NameBinding] = [
    .moreOfView("Label") {
      Init(Parameter(nil, .configuration)) {
        Label(title: content($0.part("title")), icon: content($0.part("icon"))).labelStyle(.automatic)
      }
    },
    .view("LabeledContent") {
      Init(Parameter(nil, .configuration)) {
        LabeledContent(content: content($0.part("content")), label: content($0.part("label")))
          .labeledContentStyle(.automatic)
      }
      Init(Parameter(nil, .string), Parameter("value", .formatted), .optional("format", .any)) {
        LabeledContent($0, value: $1.text(by: $2).wrappedValue)
      }
      Init(Parameter(nil, .string), Parameter("content", .content)) { LabeledContent($0, content: content($1)) }
      Init(Parameter("content", .content), Parameter("label", .content)) {
        LabeledContent(content: content($0), label: content($1))
      }
    },
    .view("GroupBox") {
      Init(Parameter(nil, .configuration)) {
        GroupBox(content: content($0.part("content")), label: content($0.part("label"))).groupBoxStyle(.automatic)
      }
      Init(Parameter(nil, .string), Parameter("content", .content)) { GroupBox($0, content: content($1)) }
      Init(Parameter("label", .content), Parameter("content", .content)) { GroupBox(label: $0, content: content($1)) }
      Init(Parameter("content", .content), Parameter("label", .content, or: .none)) {
        GroupBox(content: content($0), label: content($1))
      }
    },
    .view("ControlGroup") {
      Init(
        Parameter("content", .content),
        Parameter("label", .content, or: .none).withoutEffect(inMenus)
      ) { ControlGroup(content: content($0), label: content($1)) }
      Init(
        Parameter(nil, .string).withoutEffect(inMenus),
        Parameter("systemImage", .string, or: "").withoutEffect(inMenus),
        Parameter("content", .content)
      ) { title, _, controls in ControlGroup(title, content: content(controls)) }
    },
    .view("ContentUnavailableView") {
      Init(Parameter(nil, .string), Parameter("systemImage", .string), .optional("description", .text)) {
        ContentUnavailableView($0, systemImage: $1, description: $2)
      }
      Init(Parameter(nil, .string), Parameter("image", .imageName), .optional("description", .text)) {
        ContentUnavailableView($0, image: $1, description: $2)
      }
      Init(
        Parameter("label", .content), Parameter("description", .content, or: .none),
        Parameter("actions", .content, or: .none)
      ) { ContentUnavailableView(label: content($0), description: content($1), actions: content($2)) }
    },
    .staticFunction("ContentUnavailableView", "search") {
      Init(Parameter("text", .string)) { ContentUnavailableView.search(text: $0) }
    },
  ]

  private static let inMenus = "a group shows its label in menus alone"

  static let labelMembers = [
    MemberTable(
      named: "ContentUnavailableView", values: [Member("search", .view(ContentUnavailableView.search))])
  ]
}
