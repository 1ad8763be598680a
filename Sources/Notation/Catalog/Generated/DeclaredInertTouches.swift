// Written by `make generate` from Sources/VitrineUI/Inert/InertTouches.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `InertTouches.swift`, as fences name them.
enum DeclaredInertTouches {
  static let bindings: [NameBinding] = [
    .function("KeyboardShortcut") {
      Native(
        Parameter(nil, .native(KeyEquivalent.self)), Parameter("modifiers", .options(EventModifiers.self), or: .command)
      ) { KeyboardShortcut($0, modifiers: $1) }
    }
  ]

  static let members: [MemberTable] = [
    MemberTable(
      ContentShapeKinds.self,
      [
        Member("interaction", .interaction), Member("dragPreview", .dragPreview),
        Member("contextMenuPreview", .contextMenuPreview), Member("hoverEffect", .hoverEffect),
        Member("focusEffect", .focusEffect), Member("accessibility", .accessibility),
      ]),
    MemberTable(
      HoverEffect.self, [Member("automatic", .automatic), Member("highlight", .highlight), Member("lift", .lift)]),
    MemberTable(
      SensoryFeedback.self,
      [
        Member("success", .success), Member("warning", .warning), Member("error", .error),
        Member("selection", .selection), Member("increase", .increase), Member("decrease", .decrease),
        Member("start", .start), Member("stop", .stop), Member("alignment", .alignment),
        Member("levelChange", .levelChange), Member("impact", .impact),
      ]),
    MemberTable(
      KeyEquivalent.self,
      [
        Member("upArrow", .upArrow), Member("downArrow", .downArrow), Member("leftArrow", .leftArrow),
        Member("rightArrow", .rightArrow), Member("escape", .escape), Member("delete", .delete),
        Member("deleteForward", .deleteForward), Member("home", .home), Member("end", .end), Member("pageUp", .pageUp),
        Member("pageDown", .pageDown), Member("clear", .clear), Member("tab", .tab), Member("space", .space),
        Member("return", .return),
      ]),
    MemberTable(
      EventModifiers.self,
      [
        Member("capsLock", .capsLock), Member("shift", .shift), Member("control", .control), Member("option", .option),
        Member("command", .command), Member("numericPad", .numericPad), Member("all", .all),
      ]),
    MemberTable(
      KeyboardShortcut.self, [Member("defaultAction", .defaultAction), Member("cancelAction", .cancelAction)]),
    MemberTable(
      KeyPress.Phases.self, [Member("down", .down), Member("repeat", .repeat), Member("up", .up), Member("all", .all)]),
  ]
}

extension ContentShapeKinds: CatalogType { package static let catalogName = "ContentShapeKinds" }
extension HoverEffect: CatalogType { package static let catalogName = "HoverEffect" }
extension SensoryFeedback: CatalogType { package static let catalogName = "SensoryFeedback" }
extension KeyEquivalent: CatalogType { package static let catalogName = "KeyEquivalent" }
extension EventModifiers: CatalogType { package static let catalogName = "EventModifiers" }
extension KeyboardShortcut: CatalogType { package static let catalogName = "KeyboardShortcut" }
extension KeyPress.Phases: CatalogType {
  package static let catalogName = "Phases"
  package static let shownName = "KeyPress.Phases"
}
