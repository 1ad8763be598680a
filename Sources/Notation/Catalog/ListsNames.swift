import VitrineUI

/// Lists, forms, sections and outlines.
enum ListsNames {
  static let lists: [NameBinding] = [
    .moreOfView("List") {
      Init(Parameter("selection", .any).withoutEffect(selected), Parameter("content", .content)) { _, rows in
        List(content: content(rows))
      }
      Function(
        Parameter(nil, .any), .optional("id", .keyPath, withoutEffect: identity),
        Parameter("selection", .any, or: .nothing).withoutEffect(selected),
        Parameter("rowContent", .function), ignoring: [edits]
      ) { context, data, id, _, row in
        .view(List(content: content(try Rows(context: context).each(data, id: id, row))))
      }
      Function(
        Parameter(nil, .any), .optional("id", .keyPath, withoutEffect: identity), Parameter("children", .keyPath),
        Parameter("selection", .any, or: .nothing).withoutEffect(selected), Parameter("rowContent", .function)
      ) { context, data, id, children, _, row in
        .view(List(content: content(try Rows(context: context).outline(data, id: id, children: children, row))))
      }
    },
    .view("OutlineGroup") {
      Function(
        Parameter(nil, .any), .optional("id", .keyPath, withoutEffect: identity), Parameter("children", .keyPath),
        Parameter("content", .function)
      ) { context, data, id, children, row in
        .view(try Rows(context: context).outline(data, id: id, children: children, row))
      }
    },
    .view("Section") {
      Init(Parameter(nil, .string), Parameter("content", .content)) { Section($0, content: content($1)) }
      Init(Parameter(nil, .string), Parameter("isExpanded", .toggled), Parameter("content", .content)) {
        Section($0, isExpanded: $1, content: content($2))
      }
      Init(
        Parameter("header", .content, or: .none), Parameter("footer", .content, or: .none),
        Parameter("content", .content)
      ) { Section(content: content($2), header: content($0), footer: content($1)) }
      Init(
        Parameter("content", .content), Parameter("header", .content, or: .none),
        Parameter("footer", .content, or: .none)
      ) { Section(content: content($0), header: content($1), footer: content($2)) }
      Init(
        Parameter("isExpanded", .toggled), Parameter("content", .content), Parameter("header", .content, or: .none)
      ) { Section(isExpanded: $0, content: content($1), header: content($2)) }
    },
  ]

  private static let identity = "it tells rows apart when they change"
  private static let selected = "a row is marked while it is touched"
  private static let edits = Ignored("editActions", because: "rows are moved and deleted by gestures")
}
