import Figures
import Markup
import VitrineText
import VitrineUI

extension Tool {
  static let render = Tool(
    name: "render", title: "Lay out and draw a view",
    description: """
      Lays out SwiftUI code and returns the number, proposal, size and place of each view, what looks wrong, and a picture \
      with numbered frames.
      """,
    arguments: fence + look + [
      ToolArgument(
        name: "scale", kind: .number, description: "Pixels per point of the picture, 0.25 to 4 (default 2)."),
      ToolArgument(name: "picture", kind: .flag, description: "false leaves the picture out."),
      ToolArgument(
        name: "variants", kind: .flag,
        description: "Draws dark, two other text sizes, two other widths and right to left too, and says what differs."),
      ToolArgument(
        name: "id", kind: .text, description: "A name for this view: a later call with it lists only what changed."),
      detail,
    ],
    results: [
      ("size", lengths), ("views", objects), ("more", ["type": "number"]), ("symptoms", objects),
      ("variants", objects), ("diagnostics", objects),
    ])

  static let explain = Tool(
    name: "explain", title: "Say why a view has its size",
    description: """
      Says why a view has its size and place: the proposals, the views that decide, and small edits, each laid out, with \
      the size that it gives.
      """,
    arguments: fence + look + [
      ToolArgument(
        name: "view", kind: .numberOrText,
        description:
          "The view's number as 'render' lists it, or a name such as HStack (default: the most surprising view)."),
      detail,
    ],
    results: [
      ("view", ["type": "number"]), ("name", ["type": "string"]), ("frame", lengths), ("proposal", ["type": "array"]),
      ("sentences", texts), ("decisions", objects), ("symptoms", texts), ("edits", objects),
      ("more", ["type": "number"]), ("untried", ["type": "number"]), ("diagnostics", objects),
    ])

  static let check = Tool(
    name: "check", title: "Find errors in code",
    description: """
      Returns the errors and warnings of code, with places and hints. Swift's syntax and types are checked by Vitrine, not by \
      the Swift compiler.
      """,
    arguments: fence + look, results: [("diagnostics", objects)])

  static let compare = Tool(
    name: "compare", title: "Compare two versions of a view",
    description: "Lays out two versions of a view and says which views moved, changed their sizes, came or went.",
    arguments: [
      ToolArgument(name: "before", kind: .text, description: "The Swift code before.", isRequired: true),
      ToolArgument(name: "after", kind: .text, description: "The Swift code after.", isRequired: true),
    ] + look,
    results: [("before", lengths), ("after", lengths), ("changes", texts), ("diagnostics", objects)])

  static let names = Tool(
    name: "names", title: "Look names up",
    description: "Says of names of SwiftUI whether Vitrine knows them, how they are called, and what is not drawn.",
    arguments: [
      ToolArgument(
        name: "names", kind: .texts, description: "The names, without a dot: [\"glassEffect\", \"HStack\"].",
        isRequired: true)
    ],
    results: [("names", objects)])

  // MARK: Parts

  private static let lengths: JSON = ["type": "array", "items": ["type": ["number", "string", "null"]]]
  private static let objects: JSON = ["type": "array", "items": ["type": "object"]]
  private static let texts: JSON = ["type": "array", "items": ["type": "string"]]

  private static let detail = ToolArgument(
    name: "detail", kind: .choice(["short", "full"]), description: "The length of the answer (default short).")

  private static let fence = [
    ToolArgument(name: "code", kind: .text, description: "Swift code: a view, View structs, or #Preview."),
    ToolArgument(
      name: "file", kind: .text, description: "A .swift file or a note below the server's folder, in place of 'code'."),
    ToolArgument(name: "block", kind: .number, description: "The number of the view tree in a note, from 1."),
  ]

  private static let look = [
    ToolArgument(
      name: "platform", kind: .choice(FigureOptions.platforms), description: "The platform whose sizes are used."),
    ToolArgument(
      name: "device", kind: .choice(FigureOptions.Device.allCases.map(\.rawValue)), description: "A whole screen."),
    ToolArgument(name: "width", kind: .length, description: "The proposed width in points (default 320)."),
    ToolArgument(name: "height", kind: .length, description: "The proposed height in points (default 480)."),
    ToolArgument(
      name: "dynamicType", kind: .choice(DynamicTypeSize.allCases.map(\.rawValue)), description: "The text size."),
    ToolArgument(name: "dark", kind: .flag, description: "Draws in dark mode."),
    ToolArgument(name: "rightToLeft", kind: .flag, description: "Lays out from right to left."),
    ToolArgument(name: "locale", kind: .text, description: "A language tag such as de-CH."),
    ToolArgument(
      name: "events", kind: .text, description: "What a person does, such as 'tap Increment; set isOn true; wait 0.5'."),
    ToolArgument(name: "options", kind: .object, description: "Any other option of a fence, by name."),
  ]
}
