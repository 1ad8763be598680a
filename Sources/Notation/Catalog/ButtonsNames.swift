import FenceEvaluation
import VitrineUI

/// Buttons, menus and links.
enum ButtonsNames {
  static let buttons: [NameBinding] = [
    .view("Button") {
      Init(Parameter(nil, .configuration)) {
        Button(role: $0.role, action: {}, label: content($0.part("label"))).buttonStyle(DefaultButtonStyle())
      }
      Init(Parameter("action", .action), Parameter("label", .content)) { Button(action: $0, label: content($1)) }
      Init(
        .optional("role", .native(ButtonRole.self)), Parameter("action", .action), Parameter("label", .content)
      ) { Button(role: $0, action: $1, label: content($2)) }
      Init(
        Parameter(nil, .string), Parameter("systemImage", .string), .optional("role", .native(ButtonRole.self)),
        Parameter("action", .action)
      ) { Button($0, systemImage: $1, role: $2, action: $3) }
      Init(
        Parameter(nil, .string), Parameter("image", .imageName), .optional("role", .native(ButtonRole.self)),
        Parameter("action", .action)
      ) { title, image, role, action in
        Button(role: role, action: action, label: content(Label(title, image: image)))
      }
      Init(Parameter(nil, .string), .optional("role", .native(ButtonRole.self)), Parameter("action", .action)) {
        Button($0, role: $1, action: $2)
      }
      Init(Parameter(nil, .string), Parameter("intent", .any).withoutEffect(intent)) { title, _ in
        Button(title, action: {})
      }
      Init(Parameter("intent", .any).withoutEffect(intent), Parameter("label", .content)) { _, label in
        Button(action: {}, label: content(label))
      }
    },
    .view("PasteButton") {
      for (type, action) in [
        ("payloadType", "onPaste"), ("supportedContentTypes", "payloadAction"), ("supportedTypes", "payloadAction"),
      ] {
        Init(Parameter(type, .any).withoutEffect(pastes), Parameter(action, .action, or: {}).withoutEffect(pastes)) {
          _, _ in
          PasteButton()
        }
      }
    },
    .view("HelpLink") {
      Init(Parameter("action", .action)) { Button("?", action: $0) }
      Init(Parameter("destination", .any).withoutEffect(leads)) { _ in Button("?", action: {}) }
      Init(Parameter("anchor", .any).withoutEffect(leads), ignoring: [Ignored("book", because: leads)]) { _ in
        Button("?", action: {})
      }
    },
    .view("SignInWithAppleButton") {
      Init(
        Parameter(nil, .signInLabel, or: "Sign in with Apple"),
        Parameter("onRequest", .action, or: {}).withoutEffect(leads),
        Parameter("onCompletion", .action, or: {}).withoutEffect(leads)
      ) { title, _, _ in Button(title, systemImage: "apple.logo", action: {}) }
    },
    .view("Link") {
      Init(Parameter(nil, .string), Parameter("destination", .any).withoutEffect(leads)) { title, _ in
        Link(address: "#", label: content(Text(title)))
      }
      Init(Parameter("destination", .any).withoutEffect(leads), Parameter("label", .content)) { _, label in
        Link(address: "#", label: content(label))
      }
    },
    .view("Menu") {
      Init(
        Parameter(nil, .string), Parameter("systemImage", .string), commands, .optional("primaryAction", .action)
      ) { Menu(content: content($2), label: content(Label($0, systemImage: $1)), primaryAction: $3) }
      Init(
        Parameter(nil, .string), Parameter("image", .imageName), commands, .optional("primaryAction", .action)
      ) { Menu(content: content($2), label: content(Label($0, image: $1)), primaryAction: $3) }
      Init(Parameter(nil, .string), commands, .optional("primaryAction", .action)) {
        Menu(content: content($1), label: content(Text($0)), primaryAction: $2)
      }
      Init(commands, Parameter("label", .content), .optional("primaryAction", .action)) {
        Menu(content: content($0), label: content($1), primaryAction: $2)
      }
    },
    .view("CommandMenu") {
      Init(Parameter(nil, .string), commands) { Menu(content: content($1), label: content(Text($0))) }
    },
    .view("ShareLink") {
      Init(Parameter(nil, .string), Parameter("item", .any).withoutEffect(shares), ignoring: shared) { title, _ in
        ShareLink(title, item: "")
      }
      Init(Parameter("item", .any).withoutEffect(shares), Parameter("label", .content), ignoring: shared) { _, label in
        ShareLink(item: "", label: content(label))
      }
      Init(Parameter("items", .any).withoutEffect(shares), Parameter("label", .content), ignoring: shared) { _, label in
        ShareLink(item: "", label: content(label))
      }
      Init(Parameter(nil, .string), Parameter("items", .any).withoutEffect(shares), ignoring: shared) { title, _ in
        ShareLink(title, item: "")
      }
      for items in ["item", "items"] {
        Init(Parameter(items, .any).withoutEffect(shares), ignoring: shared) { _ in ShareLink(item: "") }
      }
    },
    .function("SharePreview") {
      Native(Parameter(nil, .any).withoutEffect(shares), ignoring: shared) { _ in InertValue(name: "SharePreview") }
    },
  ]

  private static let commands = Parameter("content", .content)
  private static let intent = "an intent is what happens on a tap"
  private static let leads = "it is where a tap leads"
  private static let pastes = "nothing is pasted into a picture"
  private static let shares = "it is what is shared after a tap"
  private static let shared = ["subject", "message", "preview", "image", "icon"].map { Ignored($0, because: shares) }
}

extension Kind where T == String {
  /// The name of a picture: in quotes, or as a member of the type that Xcode makes of the assets.
  static var imageName: Kind {
    Kind(name: "String") { argument, context in
      if case .implicit(let implicit) = argument.value { return implicit.arguments == nil }
      return Kind.string.accepts(argument, context)
    } read: { argument, context in
      if case .implicit(let implicit) = argument.value { return implicit.name }
      return try Kind.string.read(argument, context)
    }
  }

  /// What the button says that signs in with Apple.
  static var signInLabel: Kind {
    Kind(name: "SignInWithAppleButton.Label") { argument, _ in
      if case .implicit(let implicit) = argument.value {
        return ["signIn", "signUp", "continue"].contains(implicit.name)
      }
      return false
    } read: { argument, _ in
      guard case .implicit(let implicit) = argument.value else {
        throw Mismatch(argument: argument, wanted: "SignInWithAppleButton.Label")
      }
      switch implicit.name {
      case "signUp": return "Sign up with Apple"
      case "continue": return "Continue with Apple"
      default: return "Sign in with Apple"
      }
    }
  }
}
