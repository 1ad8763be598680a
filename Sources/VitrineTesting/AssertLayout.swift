import Foundation
import VitrineDiagrams
import VitrineKit
import VitrineLayout
import VitrineUI

/// What is kept of a layout beside a test.
public enum LayoutSnapshotForm: String, Hashable, Sendable, CaseIterable {
  /// Each view with its frame, as text. It tells which view moved, and its changes can be read.
  case frames = "txt"
  /// The drawing, with glyphs as shapes, so that it looks alike everywhere. Colours and lines are compared too.
  case drawing = "svg"
}

/// Lays a view out and compares it with what was kept of it: which views there are, where they are and how large.
///
/// ```swift
/// @Test func badge() {
///   assertLayout(of: Badge(), in: ProposedViewSize(width: 320, height: nil))
/// }
/// ```
///
/// The first run writes the layout to `__Snapshots__/FILE/TEST.txt` beside the test's file and fails, so that nobody takes it
/// for checked; look at the file, and commit it. From then on a layout that differs fails the test at the line of the call and
/// tells each view's expected and actual frame. Run the tests with `VITRINE_RECORD=1` to write the files anew. Works in
/// Swift Testing and XCTest, on every platform.
///
/// - Parameters:
///   - view: what is laid out; several views stand in a `VStack`.
///   - proposal: what it is proposed, in points; `nil` for a length that is left to the view.
///   - name: tells several layouts in one test apart.
///   - forms: what is kept.
///   - record: writes the files anew, and fails. With `VITRINE_RECORD=1` nothing fails.
///   - configure: changes what the view is laid out for, such as its type size.
///   - fileID: where a failure is told, as are `line` and `column`.
///   - filePath: the test's file: snapshots are kept beside it.
///   - line: where the call stands.
///   - column: where the call stands.
///   - function: the test, by which its snapshots are named.
public func assertLayout(
  of view: any View, in proposal: ProposedViewSize = ProposedViewSize(width: 320, height: 480),
  named name: String? = nil,
  as forms: [LayoutSnapshotForm] = [.frames], record: Bool = false,
  configure: (inout RenderOptions) -> Void = { _ in }, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: String = #function
) {
  let place = AssertionPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let recording: Recording = Recording.fromEnvironment ?? (record ? .always : .missing)
  do {
    let figure = try Figure(of: view, in: proposal, parts: [.picture], configure: configure)
    for form in forms {
      let file = SnapshotFile(test: "\(filePath)", function: function, name: name, form: form.rawValue)
      let comparison = SnapshotComparison(figure: figure, form: form, file: file)
      if let problem = try comparison.problem(recording: recording) { place.fail(problem) }
    }
  } catch {
    place.fail("the layout cannot be compared: \(error)")
  }
}

/// When layouts are written instead of compared.
enum Recording {
  /// Where nothing was kept yet; a failure.
  case missing
  /// All, and each is a failure: it was asked for in the source.
  case always
  /// All, and none is a failure: it was asked for from outside.
  case silently

  /// What the environment asks for, if anything.
  static let fromEnvironment: Recording? =
    (ProcessInfo.processInfo.environment["VITRINE_RECORD"] ?? "").isEmpty ? nil : .silently
}
