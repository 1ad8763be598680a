import FenceEvaluation
import VitrineUI

/// Lists, forms, sections and outlines.
enum ListsNames {
  static let lists: [NameBinding] = [
    .moreOfView("List") {
      Init(Parameter("selection", .any).withoutEffect(selected), Parameter("content", .content)) { selection, rows in
        var list = List(content: content(rows))
        list.rows = rowSelection(selection)
        return list
      }
      Function(
        Parameter(nil, .any), .optional("id", .keyPath, withoutEffect: identity),
        Parameter("editActions", .any, or: .nothing),
        Parameter("selection", .any, or: .nothing).withoutEffect(selected), Parameter("rowContent", .function)
      ) { (context: CallContext, data: Value, id: [String]?, edits: Value, selection: Value, row: FenceFunction) in
        var list = List(content: content(try Rows(context: context).each(data, id: id, edits: edits, row)))
        list.rows = rowSelection(selection)
        return .view(list)
      }
      Function(
        Parameter(nil, .any), .optional("id", .keyPath, withoutEffect: identity), Parameter("children", .keyPath),
        Parameter("selection", .any, or: .nothing).withoutEffect(selected), Parameter("rowContent", .function)
      ) { context, data, id, children, _, row in
        .view(List(content: content(try Rows(context: context).outline(data, id: id, children: children, row))))
      }
    },
    .staticFunction("ListStyle", "inset") {
      Native(
        Parameter("alternatesRowBackgrounds", .bool).withoutEffect("rows take turns in colour on the Mac alone")
      ) { _ in InsetListStyle() }
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

  /// What taps choose; of several values at once, only in a list that is edited.
  private static func rowSelection(_ value: Value) -> RowSelection? {
    guard case .binding(let binding) = value else { return nil }
    var rows = RowSelection {
      if case .set? = try? binding.get() { true } else { false }
    } select: {
      guard let choice = $0.base as? Choice else { return }
      guard case .set(let chosen)? = try? binding.get() else {
        try? binding.set(choice.value)
        return
      }
      let others = chosen.filter { !$0.isEqual(to: choice.value) }
      try? binding.set(.set(others.count < chosen.count ? others : chosen + [choice.value]))
    } isChosen: {
      guard let choice = $0.base as? Choice, let chosen = try? binding.get() else { return false }
      if case .set(let values) = chosen { return values.contains { $0.isEqual(to: choice.value) } }
      return chosen.isEqual(to: choice.value)
    }
    rows.chosen = {
      guard let value = try? binding.get() else { return nil }
      switch value {
      case .nothing, .set: return nil
      default: return ValueKey(value).map { AnyHashable($0) }
      }
    }
    rows.deselect = { try? binding.set(.nothing) }
    return rows
  }

  private static let identity = "it tells rows apart when they change"
  private static let selected = "a row is marked while it is touched"
}
