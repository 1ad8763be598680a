import Gallery
import VitrineKit

/// A file that the program writes.
struct Drawing {
  var name: String
  /// What the layout says, in a line.
  var about: String
  var svg: String

  static func all() throws -> [Drawing] { [try card(), try tags(), try ring(), try sweep(), try comparison()] }

  /// A view with its measures.
  private static func card() throws -> Drawing {
    let card = TicketCard(from: "LIS", to: "ZRH", gate: "B 23", seat: "14 A")
    let figure = try Figure(of: card, in: ProposedViewSize(width: 360, height: nil))
    return Drawing(name: "card", about: "\(figure.size.width) × \(figure.size.height) points", svg: figure.svg())
  }

  /// A custom layout, with the frames of its views.
  private static func tags() throws -> Drawing {
    let figure = try Figure(
      of: TagCloud(["Layout", "Proposals", "Stacks", "Spacers", "Frames", "Alignment"]),
      in: ProposedViewSize(width: 260, height: nil), parts: [.picture, .frames])
    return Drawing(name: "tags", about: "\(figure.size.height) points high", svg: figure.svg())
  }

  /// A custom view, with its tree, in the colours of a dark screen.
  private static func ring() throws -> Drawing {
    let figure = try Figure(
      of: ProgressRing(0.72), in: ProposedViewSize(width: 140, height: 200), parts: [.picture, .tree]
    ) { $0.colorScheme = .dark }
    return Drawing(
      name: "ring", about: "\(figure.rendering.steps.count) steps of layout", svg: figure.svg(scheme: .dark))
  }

  /// A view at all widths of a range: a picture for each piece between two breaks.
  private static func sweep() throws -> Drawing {
    let layout = try Rendering(of: FavoriteLabel(), in: ProposedViewSize(width: 60, height: 60))
    let sweep = try Sweep(.horizontal, 60...320) { width in
      (try? Rendering(of: FavoriteLabel(), in: ProposedViewSize(width: width, height: 60))) ?? layout
    }
    return Drawing(
      name: "sweep", about: "\(sweep.segments.count) segments",
      svg: StandaloneSVG.sweep(sweep, parts: [.picture]).fileText)
  }

  /// The same view at two sizes of text, side by side, with what changes.
  private static func comparison() throws -> Drawing {
    let card = TicketCard(from: "LIS", to: "ZRH", gate: "B 23", seat: "14 A")
    let proposal = ProposedViewSize(width: 400, height: nil)
    let comparison = Comparison(
      before: try Rendering(of: card, in: proposal),
      after: try Rendering(of: card, in: proposal) { $0.typeSize = .xxxLarge })
    let svg = StandaloneSVG.comparison(comparison, labels: ("large", "xxxLarge"), parts: [.picture, .dimensions])
    return Drawing(
      name: "comparison", about: "\(comparison.before.size.height) and \(comparison.after.size.height) points high",
      svg: svg.fileText)
  }
}
