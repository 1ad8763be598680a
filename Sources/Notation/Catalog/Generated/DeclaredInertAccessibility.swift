// Written by `make generate` from Sources/VitrineUI/Inert/InertAccessibility.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `InertAccessibility.swift`, as fences name them.
enum DeclaredInertAccessibility {
  static let bindings: [NameBinding] = [
    .modifier("accessibility") {
      Modifier(Parameter("label", .text)) { $0.accessibility(label: $1) }
      Modifier(Parameter("identifier", .string)) { $0.accessibility(identifier: $1) }
    },
    .function("AccessibilityTraits") { Native { AccessibilityTraits() } },
  ]

  static let members: [MemberTable] = [
    MemberTable(
      AccessibilityTraits.self,
      [
        Member("isButton", .isButton), Member("isHeader", .isHeader), Member("isImage", .isImage),
        Member("isLink", .isLink), Member("isModal", .isModal), Member("isSearchField", .isSearchField),
        Member("isSelected", .isSelected), Member("isKeyboardKey", .isKeyboardKey),
        Member("isStaticText", .isStaticText), Member("isSummaryElement", .isSummaryElement),
        Member("isTabBar", .isTabBar), Member("isToggle", .isToggle), Member("playsSound", .playsSound),
        Member("startsMediaSession", .startsMediaSession), Member("updatesFrequently", .updatesFrequently),
        Member("allowsDirectInteraction", .allowsDirectInteraction), Member("causesPageTurn", .causesPageTurn),
      ])
  ]
}

extension AccessibilityTraits: CatalogType { package static let catalogName = "AccessibilityTraits" }
