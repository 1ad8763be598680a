/// The attribute graph of a frame: the sources that can change, the bodies, and the sources that each body read when it
/// last ran.
package struct AttributeGraph: Hashable, Sendable {
  /// A value that can change.
  package struct Source: Hashable, Sendable {
    /// The kind of storage.
    package enum Kind: String, Hashable, Sendable { case state, model, environment }

    package let kind: Kind
    /// The view or class that it belongs to; views with the same name are numbered.
    package let owner: String
    /// The name of the property.
    package let name: String
    /// The value as Swift prints it; `nil` if it has no useful description.
    package let value: String?
    /// The value in the previous frame, if it was different.
    package let former: String?
    /// Whether it changed since the previous frame.
    package let hasChanged: Bool

    package init(kind: Kind, owner: String, name: String, value: String?, former: String?, hasChanged: Bool) {
      (self.kind, self.owner, self.name) = (kind, owner, name)
      (self.value, self.former, self.hasChanged) = (value, former, hasChanged)
    }

    /// Returns the source with another name of its owner.
    package func owned(by owner: String) -> Source {
      Source(kind: kind, owner: owner, name: name, value: value, former: former, hasChanged: hasChanged)
    }

    /// The name with its owner: `Counter.count`
    package var label: String { "\(owner).\(name)" }

    /// The name with the value: `Counter.count = 0 → 1`
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
    /// The number of custom views around it.
    package let level: Int
    /// The number of times that its body ran since the previous frame.
    package let runs: Int
    /// Whether it was created in this frame.
    package let isMade: Bool

    package init(name: String, node: Int, level: Int, runs: Int, isMade: Bool) {
      (self.name, self.node, self.level, self.runs, self.isMade) = (name, node, level, runs, isMade)
    }

    /// The description of its changes.
    package var words: String {
      let times = runs == 1 ? "ran once" : runs == 2 ? "ran twice" : "ran \(runs) times"
      return runs == 0 ? "did not run" : isMade ? "made, \(times)" : times
    }
  }

  /// A dependency of a body, or of the nodes made from it, on a source.
  package struct Edge: Hashable, Sendable {
    /// The indices in ``sources`` and ``bodies``.
    package let source: Int
    package let body: Int
    /// Whether the body itself read the source; a binding of a control is read later, when nodes are made.
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

  /// The lines of text: one for each source with its readers, and one for each body.
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

  /// The accessibility label of the drawing.
  var sentence: String {
    let changed = sources.filter(\.hasChanged).map { "\($0.text) changed" }
    let read = sources.enumerated().compactMap { index, source -> String? in
      let readers = edges.filter { $0.source == index }.map { bodies[$0.body].name }
      return readers.isEmpty ? nil : "\(source.label) is read by \(readers.joined(separator: ", "))"
    }
    return (changed + bodies.map { "\($0.name) \($0.words)" } + read).joined(separator: "; ")
  }
}
