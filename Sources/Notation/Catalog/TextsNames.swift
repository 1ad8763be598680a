import FenceEvaluation
import Foundation
import VitrineLayout
import VitrineUI

/// Texts and images.
enum TextsNames {
  static let texts: [NameBinding] = [
    .view("Text") {
      Init(Parameter(nil, .text)) { $0 }
      Init(Parameter(nil, .string), ignoring: ["tableName", "bundle", "comment"]) { Text($0) }
      Init(Parameter("verbatim", .string)) { Text($0) }
      for label in ["format", "formatter"] {
        ContextInit(Parameter(nil, .any), Parameter(label, .any)) { context, value, format in
          try context.evaluator.formattedText(context.mark) { try $0.text(value, by: format) }
        }
      }
      ContextInit(Parameter(nil, .any), Parameter("style", .any)) { context, value, style in
        let name: String
        switch style {
        case .implicit(let style): name = style.name
        // `Text.DateStyle.date`
        case .native(let style as InertValue): name = style.name
        default: throw Failure(.typeMismatch(found: style.typeSubject, wanted: ["Text.DateStyle"]), context.mark)
        }
        func text() throws -> Text {
          try context.evaluator.formattedText(context.mark) {
            try $0.dateText(value, style: name, context.mark)
          }
        }
        let now = try text()
        let goesOn = ["timer", "relative", "offset"].contains(name)
        return goesOn ? Timeline.text(context) { _ in context.late(now, text) } : now
      }
      ContextInit(Parameter(nil, .range)) { context, value in
        guard case .range(let range) = value, range.lowerBound?.seconds != nil else {
          return Text(try context.evaluator.describe(value))
        }
        return try context.evaluator.formattedText(context.mark) { try $0.range(range) }
      }
      ContextInit(
        Parameter("timerInterval", .moments), .optional("pauseTime", .date), Parameter("countsDown", .bool, or: true),
        Parameter("showsHours", .bool, or: true)
      ) { (context: CallContext, interval: ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool) in
        let lives = context.evaluator.clock != nil
        return Timeline.text(context) { now in
          let now = lives ? Date(timeIntervalSinceReferenceDate: now) : nil
          return Text(
            timerInterval: interval, pauseTime: pause ?? now, countsDown: countsDown, showsHours: showsHours)
        }
      }
      Init(Parameter(nil, .picture)) { $0.map { Text($0) } ?? Text("") }
      ContextInit(Parameter(nil, .any)) { context, value in Text(try words(of: value, context)) }
    }
  ]

  /// What a text shows of any value.
  private static func words(of value: Value, _ context: CallContext) throws -> String {
    switch value {
    case .implicit(let member):
      // A symbol that is generated from a string catalog.
      let name = member.chain.last?.name ?? member.name
      context.evaluator.remark(
        Failure(
          "not-localized", "the text of '.\(name)' is not in the fence", context.mark,
          hint: "write the text itself; the figure shows the name"))
      return name
    case .function: return try context.evaluator.describe(context.call(value, []))
    default: return try context.evaluator.describe(value)
    }
  }

  static let images: [NameBinding] = [
    .view("Image") {
      Init(
        Parameter("systemName", .string),
        ignoring: [Ignored("variableValue", because: "the figures' symbols have no parts that vary")]
      ) { Image(systemName: $0) }
      Init(Parameter(nil, .string), ignoring: ["bundle", label]) { Image($0) }
      Init(Parameter("decorative", .string), ignoring: ["bundle"]) { Image($0) }
      Init(Parameter("uiImage", .platformPicture)) { $0 }
      Init(Parameter("uiImage", .any).withoutEffect(notLoaded)) { _ in Image("image") }
      Init(Parameter("nsImage", .any).withoutEffect(notLoaded)) { _ in Image("image") }
      Init(
        Parameter(nil, .any).withoutEffect(notLoaded), ignoring: [Ignored("scale", because: notLoaded), label]
      ) { _ in Image("image") }
    },
    .function("UIImage") {
      Native(Parameter("named", .string)) { InertValue(name: $0, picture: .asset) }
      Native(Parameter("systemName", .string)) { InertValue(name: $0, picture: .symbol) }
      // The data of a picture is that of no file here.
      Function(Parameter("data", .any), ignoring: ["scale"]) { (_: CallContext, _: Value) in .nothing }
    },
    .function("ImageRenderer") {
      Function(Parameter("content", .any).withoutEffect(notRendered)) { context, _ in
        context.warn(notDrawn: "ImageRenderer", because: notRendered)
        return .native(InertValue(name: "ImageRenderer"))
      }
    },
    .view("AsyncImage") {
      Init(ignoring: remote) { Image("image").resizable() }
      Init(
        Parameter("content", .function).withoutEffect(notLoaded), Parameter("placeholder", .view), ignoring: remote
      ) { _, placeholder in placeholder }
      Init(Parameter("content", .function), ignoring: remote + [Ignored("transaction", because: notLoaded)]) {
        $0.content(.native(InertValue(name: "empty")))
      }
    },
    .modifier("resizable") {
      ContextModifier(
        Parameter("capInsets", .native(EdgeInsets.self), or: .zero),
        .optional("resizingMode", .value, withoutEffect: "pictures are stretched: a warning says so")
      ) { (context: CallContext, view: any View, insets: EdgeInsets, mode: Value?) -> any View in
        if case .implicit(let mode)? = mode, mode.name == "tile" {
          context.warn(notDrawn: "resizingMode", because: "images are stretched, not tiled")
        }
        return (view as? Image)?.resizable(capInsets: insets) ?? view
      }
    },
  ]

  private static let notLoaded = "a picture of the fence's program is not there: a box stands in for it"
  private static let notRendered = "views are not rendered to bitmaps; the figure shows a box for the image"
  private static let remote = ["url", "scale"].map { Ignored($0, because: "nothing is loaded from elsewhere") }
  private static let label = Ignored("label", because: "it is for people who don't see the image")
}

extension Kind where T == Image {
  /// A picture by its name: `UIImage(named:)`, `UIImage(systemName:)`.
  static var platformPicture: Kind {
    .plain("UIImage") { value, _ in
      guard case .native(let image as InertValue) = value else { return nil }
      return switch image.picture {
      case .asset?: Image(image.name)
      case .symbol?: Image(systemName: image.name)
      case nil: nil
      }
    }
  }
}

extension Kind where T == Image? {
  /// An image; nothing for what has no picture here.
  static var picture: Kind {
    Kind(name: "Image") { argument, _ in
      switch argument.value {
      case .view(let view): view is Image
      case .native(let native): native is InertValue
      case .nothing: true
      default: false
      }
    } read: { argument, _ in
      if case .view(let image as Image) = argument.value { image } else { nil }
    }
  }
}

extension Kind where T == Date {
  /// A point in time.
  static var date: Kind {
    .plain("Date") { value, _ in value.seconds.map { Date(timeIntervalSinceReferenceDate: $0) } }
  }
}
