import VitrineUI

/// Titles, toolbars and what they hold.
enum ToolbarsNames {
  static let toolbars: [NameBinding] = [
    .modifier("navigationTitle") {
      Modifier(Parameter(nil, .string)) { $0.navigationTitle($1) }
      Modifier(Parameter(nil, .text)) { $0.navigationTitle($1) }
    },
    .modifier("toolbar") {
      Modifier(Parameter("content", .content)) { view, items in view.toolbar(content: content(items)) }
      Modifier(Parameter("id", .any).withoutEffect(customizing), Parameter("content", .content)) { view, _, items in
        view.toolbar(content: content(items))
      }
      Modifier(Parameter(nil, .native(Visibility.self)), .variadic("for", .native(ToolbarPlacement.self))) {
        $0.toolbarVisibility($1, for: $2)
      }
      Modifier(.optional("removing", .native(ToolbarDefaultItemKind.self))) { $0.toolbar(removing: $1) }
    },
    .modifier("toolbarVisibility") {
      Modifier(Parameter(nil, .native(Visibility.self)), .variadic("for", .native(ToolbarPlacement.self))) {
        $0.toolbarVisibility($1, for: $2)
      }
    },
    .modifier("toolbarBackground") {
      Modifier(Parameter(nil, .native(Visibility.self)), .variadic("for", .native(ToolbarPlacement.self))) {
        $0.toolbarBackgroundVisibility($1, for: $2)
      }
      Modifier(Parameter(nil, .style), .variadic("for", .native(ToolbarPlacement.self))) {
        $0.toolbarBackground(style: $1, for: $2)
      }
    },
    .modifier("toolbarTitleDisplayMode") {
      ContextModifier(Parameter(nil, .native(ToolbarTitleDisplayMode.self))) { context, view, mode in
        if mode == .inlineLarge {
          context.warn(
            notDrawn: "toolbarTitleDisplayMode(.inlineLarge)", because: "large titles are drawn below their bar")
        }
        return view.toolbarTitleDisplayMode(mode)
      }
    },
    .view("ToolbarTitleMenu") {
      ContextInit(Parameter("content", .content, or: AnyView(EmptyView())).withoutEffect(titleMenu)) { context, _ in
        context.warn(notDrawn: "ToolbarTitleMenu", because: titleMenu)
        return EmptyView()
      }
    },
    .view("DefaultToolbarItem") {
      ContextInit(
        Parameter("kind", .native(ToolbarDefaultItemKind.self)).withoutEffect(ownItem),
        Parameter("placement", .native(ToolbarItemPlacement.self), or: .automatic).withoutEffect(ownItem)
      ) { context, _, _ in
        context.warn(notDrawn: "DefaultToolbarItem", because: ownItem)
        return EmptyView()
      }
    },
    .view("ToolbarItem") {
      Init(
        Parameter("placement", .native(ToolbarItemPlacement.self), or: .automatic), Parameter("content", .content),
        ignoring: customized
      ) { ToolbarItem(placement: $0, content: content($1)) }
    },
    .view("ToolbarItemGroup") {
      Init(
        Parameter("placement", .native(ToolbarItemPlacement.self), or: .automatic), Parameter("content", .content),
        ignoring: customized
      ) { ToolbarItem(placement: $0, content: content($1)) }
      Init(
        Parameter("placement", .native(ToolbarItemPlacement.self), or: .automatic), Parameter("content", .content),
        Parameter("label", .content).withoutEffect("it stands for the items where there is no room for them"),
        ignoring: customized
      ) { placement, items, _ in ToolbarItem(placement: placement, content: content(items)) }
    },
    .view("ToolbarSpacer") {
      Init(
        Parameter(nil, .any, or: .nothing).withoutEffect(spacer),
        Parameter("placement", .native(ToolbarItemPlacement.self), or: .automatic).withoutEffect(spacer)
      ) { _, _ in EmptyView() }
    },
  ]

  static let toolbarMembers = [
    MemberTable(
      NavigationBarItem.TitleDisplayMode.self,
      [
        Member("automatic", .automatic), Member("inline", .inline), Member("large", .large),
      ])
  ]

  private static let customizing = "it is for toolbars that people rearrange"
  private static let customized = ["id", "showsByDefault"].map { Ignored($0, because: customizing) }
  private static let titleMenu = "bar titles are drawn without their menus"
  private static let ownItem = "the system's items are drawn in their usual place"
  private static let spacer = "items are drawn with the same space between them"
}
