import Foundation
import VitrineLayout

/// The selected part of a text that people edit.
public struct TextSelection: Hashable, Sendable {
  /// The selected characters.
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }
  public var indices: Indices
  public var affinity = TextSelectionAffinity.automatic

  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// The side of a place between two directions of reading at which the insertion point stands.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

/// The selected parts of a text with attributes. Selections are not drawn.
public struct AttributedTextSelection: Hashable, Sendable {
  public init() {}
}

extension TextField where Label == Text {
  /// Creates a field whose selection can be set.
  ///
  /// - Parameter title: the label, and the text of the empty field without a prompt.
  /// - Parameter text: the text that is written.
  /// - Parameter selection: without effect in a picture: selections are not drawn.
  /// - Parameter prompt: the text of the empty field.
  /// - Parameter axis: the direction in which the field grows.
  public init(
    _ title: some StringProtocol, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) { self.init(title, text: text, prompt: prompt, axis: axis) }
}

extension TextEditor {
  /// Creates an editor whose selection can be set.
  ///
  /// - Parameter text: the text that is written.
  /// - Parameter selection: without effect in a picture: selections are not drawn.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }

  /// Creates an editor for a text with attributes, which it shows without them.
  ///
  /// - Parameter text: the text that is written.
  /// - Parameter selection: without effect in a picture: selections are not drawn.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.init(
      text: Binding(
        get: { String(text.wrappedValue.characters) }, set: { text.wrappedValue = AttributedString($0) }))
  }
}
