import Diagnostics

/// A fence as a file that Swift's compiler can check, with the declarations of earlier fences that it uses.
///
/// Every line of a fence stays one line with the same columns, except after an inserted access modifier; places in the
/// file are mapped back to the fences.
package struct FenceProgram: Sendable {
  /// The text of the file.
  package private(set) var text = ""
  /// Whether the file must be compiled apart from others, because its declarations are visible in the whole module.
  package private(set) var isAlone = false
  /// The names of the views that are made of statements and previews, in order.
  package private(set) var roots: [String] = []

  /// The origin of a line of the file.
  private struct Line {
    /// The index of the fence, and the line in it.
    var fence: Int
    var number: Int
    /// The column in the file after which columns are shifted by the access modifier.
    var modifier: Int?
  }

  /// The origin of each line; `nil` for lines that are in no fence.
  private var lines: [Line?] = []

  private static let access = "fileprivate "

  /// Creates the file of a fence.
  ///
  /// - Parameters:
  ///   - code: the parts of the fence.
  ///   - earlier: the parts of the note's fences before it; `nil` for those whose declarations are not used.
  ///   - isView: whether the fence's statements are views; otherwise they are those of a function.
  ///   - supplied: the values of names that the fence does not declare: `showText = true; title = "Hi"`.
  package init(of code: TopLevelCode, after earlier: some Sequence<TopLevelCode?>, isView: Bool, supplied: String = "")
  {
    let fences = Array(earlier)
    let index = fences.count
    // 'SwiftUI' exports Foundation with its own 'CGRect', which a second import of Foundation would make ambiguous.
    add("import SwiftUI\nimport Charts\nimport Combine\nimport Observation")
    let suppliedCode = TopLevelCode(ParsedFence(supplied))
    for item in suppliedCode?.items ?? [] {
      add("fileprivate let " + (suppliedCode.map { Self.text(of: item, in: $0.source) } ?? ""))
    }
    let used = Self.earlier(fences, for: code)
    for (fence, item) in used { add(item, of: fence, fences[fence]?.source) }
    let items = used.map(\.item) + code.items
    isAlone = Self.isVisibleInModule(items)
    let wrapped = Set(code.items.filter(\.isMember).flatMap(\.declared))
    var (members, statements): ([TopLevelCode.Item], [TopLevelCode.Item]) = ([], [])
    for item in code.items {
      let usesMembers = !item.used.isDisjoint(with: wrapped)
      switch item.role {
      case .member: members.append(item)
      case .function where usesMembers: members.append(item)
      case .statement: statements.append(item)
      case .variable where !isView || usesMembers: statements.append(item)
      case .declaration, .function, .variable: add(item, of: index, code.source)
      case .preview(let contents):
        addView(
          contents.filter(\.isMember), contents.filter { !$0.isMember }, of: index, code.source, isView: true)
      case .importedModule: break
      }
    }
    if !members.isEmpty || !statements.isEmpty { addView(members, statements, of: index, code.source, isView: isView) }
  }

  /// Returns the index of the fence, counted with the earlier ones, and the place in it for a place in the file; `nil`
  /// for code that no fence contains.
  package func place(line: Int, column: Int) -> (fence: Int, location: Location)? {
    guard lines.indices.contains(line - 1), let origin = lines[line - 1] else { return nil }
    let isShifted = origin.modifier.map { column >= $0 + Self.access.utf8.count } ?? false
    return (
      origin.fence, Location(line: origin.number, column: isShifted ? column - Self.access.utf8.count : column)
    )
  }

  // MARK: Writing

  private mutating func add(_ line: String) {
    text += line + "\n"
    lines += Array(repeating: nil, count: line.utf8.count { $0 == UInt8(ascii: "\n") } + 1)
  }

  /// Adds a view with members and a body, or with a function of the statements.
  private mutating func addView(
    _ members: [TopLevelCode.Item], _ statements: [TopLevelCode.Item], of fence: Int, _ source: SourceFile, isView: Bool
  ) {
    let name = "_Fence\(lines.count)"
    roots.append(name)
    add("fileprivate struct \(name): SwiftUI.View {")
    for item in members { add(item, of: fence, source, isInside: true) }
    let hasBody = members.contains { $0.declared.contains("body") }
    if !hasBody || !statements.isEmpty {
      add(isView && !hasBody ? "var body: some SwiftUI.View {" : "func statements() async throws {")
      for item in statements { add(item, of: fence, source, isInside: true) }
      if isView, statements.isEmpty { add("EmptyView()") }
      add("}")
    }
    if !isView, !hasBody { add("var body: some SwiftUI.View { EmptyView() }") }
    add("}")
  }

  private mutating func add(_ item: TopLevelCode.Item, of fence: Int, _ source: SourceFile?, isInside: Bool = false) {
    guard let source else { return }
    for number in item.start.line...item.end.line {
      var line = Array(source.line(number).utf8)
      if number == item.end.line { line = Array(line.prefix(item.end.column - 1)) }
      for span in item.omitted + (number == item.start.line ? [Self.before(item.start)] : []) {
        Self.blank(&line, number, span)
      }
      var origin = Line(fence: fence, number: number)
      if !isInside, let place = item.modifier, place.line == number {
        line.insert(contentsOf: Self.access.utf8, at: min(place.column - 1, line.count))
        origin.modifier = place.column
      }
      text += String(decoding: line, as: UTF8.self) + "\n"
      lines.append(origin)
    }
  }

  /// Returns the part of a line before a place.
  private static func before(_ place: Location) -> Span {
    Span(Location(line: place.line, column: 1), place)
  }

  private static func blank(_ line: inout [UInt8], _ number: Int, _ span: Span) {
    guard number >= span.start.line, number <= span.end.line else { return }
    let start = number == span.start.line ? span.start.column - 1 : 0
    let end = number == span.end.line ? span.end.column - 1 : line.count
    for column in start..<max(start, min(end, line.count)) { line[column] = UInt8(ascii: " ") }
  }

  private static func text(of item: TopLevelCode.Item, in source: SourceFile) -> String {
    let (start, end) = (source.offset(of: item.start), source.offset(of: item.end))
    return String(decoding: Array(source.text.utf8)[start..<end], as: UTF8.self)
  }

  /// Whether declarations are visible in the whole module: operators, and conformances of types of other modules.
  private static func isVisibleInModule(_ items: [TopLevelCode.Item]) -> Bool {
    let declared = items.filter { !$0.isExtension }.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    return items.contains { $0.isVisibleInModule || $0.conforming.map { !declared.contains($0) } == true }
  }

  // MARK: Earlier fences

  /// Returns the declarations of earlier fences that a fence uses, directly or through others, in order. A later
  /// declaration of a name replaces an earlier one.
  private static func earlier(
    _ fences: [TopLevelCode?], for code: TopLevelCode
  ) -> [(fence: Int, item: TopLevelCode.Item)] {
    let all = fences.enumerated().flatMap { fence, code in
      (code?.lasting ?? []).map { (fence: fence, item: $0) }
    }
    // The last fence that declares each name.
    var owners: [String: Int] = [:]
    for (fence, item) in all where !item.isExtension { for name in item.declared { owners[name] = fence } }
    for item in code.lasting where !item.isExtension { for name in item.declared { owners[name] = fences.count } }
    var wanted = code.items.reduce(into: Set<String>()) { $0.formUnion($1.used) }
    var found: Set<Int> = []
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (place, (fence, item)) in all.enumerated() where !found.contains(place) {
        guard item.declared.contains(where: { wanted.contains($0) && (item.isExtension || owners[$0] == fence) }) else {
          continue
        }
        found.insert(place)
        wanted.formUnion(item.used)
        isGrowing = true
      }
    }
    return found.sorted().map { all[$0] }
  }
}
