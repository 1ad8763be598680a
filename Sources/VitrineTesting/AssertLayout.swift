import Foundation
import VitrineDiagrams
import VitrineKit
import VitrineLayout
import VitrineUI

/// The form of a layout snapshot beside a test.
public enum LayoutSnapshotForm: String, Hashable, Sendable, CaseIterable {
  /// Each view with its frame, as text. The text shows which view moved, and its changes are readable in a diff.
  case frames = "txt"
  /// The drawing, with glyphs as shapes, which looks the same on every machine. Colours and lines are compared too.
  case drawing = "svg"
}

/// Compares the layout of a view with its snapshot: the views, their positions and their sizes.
///
/// ```swift
/// @Test func badge() {
///   assertLayout(of: Badge(), in: ProposedViewSize(width: 320, height: nil))
/// }
/// ```
///
/// The first run writes the layout to `__Snapshots__/FILE/TEST.txt` beside the test's file and fails, because nothing
/// was compared yet. Check the file and commit it. From then on, a different layout fails the test at the line of the
/// call, with the expected and the actual frame of each view that differs. Run the tests with `VITRINE_RECORD=1` to
/// write the files again. Works in Swift Testing and XCTest, on every platform.
///
/// - Parameters:
///   - view: the view; several views are placed in a `VStack`.
///   - proposal: the proposed size, in points; `nil` for a length that the view chooses.
///   - name: a name that distinguishes several layouts in one test.
///   - forms: the forms of the snapshot.
///   - record: whether to write the files again and fail. With `VITRINE_RECORD=1` the call doesn't fail.
///   - configure: changes the options of the layout, such as its type size.
///   - fileID: the file of the call, to which a failure is attributed.
///   - filePath: the test's file; snapshots are stored beside it.
///   - line: the line of the call.
///   - column: the column of the call.
///   - function: the test, which names its snapshots.
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

/// The condition for writing snapshots instead of comparing them.
enum Recording {
  /// Writes missing snapshots, and fails if one was missing.
  case missing
  /// Writes all snapshots and fails, because the test passes `record: true`.
  case always
  /// Writes all snapshots without a failure, because the environment asks for it.
  case silently

  /// The condition that the environment variable `VITRINE_RECORD` sets, if any.
  static let fromEnvironment: Recording? =
    (ProcessInfo.processInfo.environment["VITRINE_RECORD"] ?? "").isEmpty ? nil : .silently
}
