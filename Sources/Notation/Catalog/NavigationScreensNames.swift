import FenceEvaluation
import VitrineUI

/// What leads from screen to screen: stacks with a path, links, destinations.
enum NavigationScreensNames {
  static let screens: [NameBinding] = [
    .moreOfView("NavigationStack") {
      Init(Parameter("path", .path), Parameter("root", .content)) { NavigationStack(path: $0, root: content($1)) }
    },
    .view("NavigationLink") {
      ContextInit(Parameter(nil, .string), Parameter("value", .value)) { context, title, value in
        NavigationLink(title, value: linked(value, context))
      }
      ContextInit(Parameter("value", .value), Parameter("label", .content)) { context, value, label in
        NavigationLink(value: linked(value, context), label: content(label))
      }
      Init(Parameter(nil, .string), Parameter("destination", .destination)) {
        NavigationLink(erasing: $1, label: Text($0))
      }
      Init(Parameter("destination", .destination), Parameter("label", .content)) {
        NavigationLink(erasing: $0, label: $1)
      }
      Init(Parameter(nil, .string), Parameter("destination", .destination), Parameter("isActive", .toggled)) {
        title, destination, isActive in
        NavigationLink(destination: destination, isActive: isActive) { Text(title) }
      }
      Init(
        Parameter("destination", .destination), Parameter("isActive", .toggled), Parameter("label", .content)
      ) { NavigationLink(destination: $0, isActive: $1, label: content($2)) }
      Init(
        Parameter(nil, .string), Parameter("destination", .destination), Parameter("tag", .choice),
        Parameter("selection", .selection)
      ) { title, destination, tag, selection in
        NavigationLink(destination: destination, isActive: isChosen(tag, selection)) { Text(title) }
      }
      Init(
        Parameter("destination", .destination), Parameter("tag", .choice), Parameter("selection", .selection),
        Parameter("label", .content)
      ) { NavigationLink(destination: $0, isActive: isChosen($1, $2), label: content($3)) }
    },
    .modifier("navigationDestination") {
      Modifier(Parameter("for", .type), Parameter("destination", .function)) {
        (view: any View, type: TypeValue, destination: FenceFunction) -> any View in
        view.navigationDestination { value in
          guard let choice = (value.base as? Choice)?.value, choice.settled.isOf(type) else { return nil }
          return destination.content(choice)
        }
      }
      Modifier(Parameter("isPresented", .toggled), Parameter("destination", .function)) {
        (view: any View, isPresented: Binding<Bool>, destination: FenceFunction) -> any View in
        view.navigationDestination(isPresented: isPresented) { destination.content() }
      }
      Modifier(Parameter("item", .presentedItem), Parameter("destination", .function)) {
        (view: any View, item: PresentedItem, destination: FenceFunction) -> any View in
        view.navigationDestination(isPresented: item.isPresented) { item.view(destination) }
      }
    },
    .function("NavigationPath") {
      ContextNative(Parameter(nil, .array, or: [])) { context, values in
        NavigationPath(values.map { Choice($0.settled, context) })
      }
    },
    .mutation("NavigationPath", "append") {
      ContextMutation(NavigationPath.self, Parameter(nil, .value)) { context, path, value in
        path.append(Choice(value.settled, context))
      }
    },
    .mutation("NavigationPath", "removeLast") {
      ContextMutation(NavigationPath.self, Parameter(nil, .int, or: 1)) { _, path, count in path.removeLast(count) }
    },
  ]

  static let pathProperties = PropertyTable(
    "NavigationPath", NavigationPath.self,
    [
      Property("count") { .integer($0.count) }, Property("isEmpty") { .boolean($0.isEmpty) },
      // A figure stores nothing.
      Property("codable") { _ in .nothing },
    ])

  private static func linked(_ value: Value, _ context: CallContext) -> Choice? {
    if case .nothing = value { nil } else { Choice(value.settled, context) }
  }

  private static func isChosen(_ tag: Choice, _ selection: Binding<Choice>) -> Binding<Bool> {
    Binding(get: { selection.wrappedValue == tag }) { isChosen in
      if isChosen { selection.wrappedValue = tag } else { selection.wrappedValue = .nothing }
    }
  }
}

extension Value {
  /// Whether a value is of a type; one of the catalog is where their names are the same.
  fileprivate func isOf(_ type: TypeValue) -> Bool {
    switch self {
    case .native(let native):
      NativeType.name(of: native) == type.name || NativeType.catalogName(of: native) == type.name
    default: typeName == type.name
    }
  }
}

extension Kind where T == () -> any View {
  /// A view that is made where it is shown.
  static var destination: Kind {
    Kind(name: "View", takesClosure: true, accepts: Kind<any View>.view.accepts) { argument, context in
      if case .function = argument.value {
        // The destination is made with the link; its body is evaluated when it is shown.
        let view = FenceFunction(value: argument.value, context: context).content()
        return { view }
      }
      let view = try Kind<any View>.view.read(argument, context)
      return { view }
    }
  }
}

extension Kind where T == Binding<[AnyHashable]> {
  /// The values that lead to screens: a `NavigationPath` or an array.
  static var path: Kind {
    .binding("NavigationPath") { value, context in
      if case .native(let path as NavigationPath) = value { return path.elements }
      return (value.elements ?? []).map { AnyHashable(Choice($0.settled, context)) }
    } write: { elements, old in
      let choices = elements.compactMap { $0.base as? Choice }
      if case .native(is NavigationPath) = old { return .native(NavigationPath(choices)) }
      return .array(choices.map(\.value))
    }
  }
}
