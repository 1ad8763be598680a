/// The attribute graph of a frame: what views read and can change, the bodies, and who read what when it ran last.
package struct AttributeGraph: Hashable, Sendable {
  /// Something that can change.
  package struct Source: Hashable, Sendable {
    /// Where it is kept.
    package enum Kind: String, Hashable, Sendable { case state, model, environment }

    package let kind: Kind
    /// The view or class that it belongs to; views of one name are told apart by a number.
    package let owner: String
    /// The property.
    package let name: String
    /// As Swift writes it; `nil` for what says nothing in words.
    package let value: String?
    /// Its value in the frame before, where that was another.
    package let former: String?
    /// Whether it changed since the frame before.
    package let hasChanged: Bool

    package init(kind: Kind, owner: String, name: String, value: String?, former: String?, hasChanged: Bool) {
      (self.kind, self.owner, self.name) = (kind, owner, name)
      (self.value, self.former, self.hasChanged) = (value, former, hasChanged)
    }

    /// The same of an owner that has another name.
    package func owned(by owner: String) -> Source {
      Source(kind: kind, owner: owner, name: name, value: value, former: former, hasChanged: hasChanged)
    }

    /// `Counter.count`
    package var label: String { "\(owner).\(name)" }

    /// `Counter.count = 0 → 1`
    package var text: String {
      guard let value else { return label }
      return "\(label) = " + (former.map { "\(Self.short($0)) → " } ?? "") + Self.short(value)
    }

    private static func short(_ value: String) -> String { value.count > 20 ? value.prefix(19) + "…" : value }
  }

  /// A custom view.
  package struct Body: Hashable, Sendable {
    package let name: String
    /// The number of its node.
    package let node: Int
    /// How many custom views are around it.
    package let level: Int
    /// How often its body ran since the frame before.
    package let runs: Int
    /// Whether it is there since this frame.
    package let isMade: Bool

    package init(name: String, node: Int, level: Int, runs: Int, isMade: Bool) {
      (self.name, self.node, self.level, self.runs, self.isMade) = (name, node, level, runs, isMade)
    }

    /// What happened to it, in words.
    package var words: String {
      let times = runs == 1 ? "ran once" : runs == 2 ? "ran twice" : "ran \(runs) times"
      return runs == 0 ? "did not run" : isMade ? "made, \(times)" : times
    }
  }

  /// That a body, or what its nodes are made of, depends on something.
  package struct Edge: Hashable, Sendable {
    /// Places in ``sources`` and ``bodies``.
    package let source: Int
    package let body: Int
    /// Whether the body itself read it; what a control in it is bound to is read once nodes are made.
    package let isOfBody: Bool

    package init(source: Int, body: Int, isOfBody: Bool) {
      (self.source, self.body, self.isOfBody) = (source, body, isOfBody)
    }
  }

  package let sources: [Source]
  package let bodies: [Body]
  package let edges: [Edge]

  package init(sources: [Source], bodies: [Body], edges: [Edge]) {
    (self.sources, self.bodies, self.edges) = (sources, bodies, edges)
  }

  /// A line for each source with who read it, and one for each body.
  package var lines: [String] {
    let told = sources.enumerated().map { index, source in
      let readers = edges.filter { $0.source == index }.map {
        bodies[$0.body].name + ($0.isOfBody ? "" : " (for its nodes)")
      }
      return (source.hasChanged ? "* " : "  ") + source.text + ": "
        + (readers.isEmpty ? "read by nobody" : "read by " + readers.joined(separator: ", "))
    }
    return told
      + bodies.map { body in
        (body.runs > 0 ? "↻ " : "  ") + String(repeating: "  ", count: body.level) + "\(body.name).body \(body.words)"
      }
  }

  /// What a reader hears who doesn't see the drawing.
  var sentence: String {
    let changed = sources.filter(\.hasChanged).map { "\($0.text) changed" }
    let read = sources.enumerated().compactMap { index, source -> String? in
      let readers = edges.filter { $0.source == index }.map { bodies[$0.body].name }
      return readers.isEmpty ? nil : "\(source.label) is read by \(readers.joined(separator: ", "))"
    }
    return (changed + bodies.map { "\($0.name) \($0.words)" } + read).joined(separator: "; ")
  }
}
