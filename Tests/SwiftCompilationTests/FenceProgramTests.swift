import Diagnostics
import FenceSyntax
import Foundation
import TestSupport
import Testing

/// Files that are made of fences, which the compiler checks.
@Suite struct FenceProgramTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var fences: [String]
    var lines: [String]
    var testDescription: String { name }
  }

  static let cases: [Case] = {
    let text =
      (try? String(contentsOfFile: packageRoot + "/Tests/SwiftCompilationTests/Cases/programs.txt", encoding: .utf8))
      ?? ""
    return text.split(separator: "\n\n: ").dropFirst(1).map { part in
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let middle = lines.firstIndex(of: "====") ?? lines.count
      let fences = lines[1..<middle].split(separator: "----").map { $0.joined(separator: "\n") }
      return Case(
        name: lines[0], fences: fences, lines: lines[(middle + 1)...].reversed().drop(while: \.isEmpty).reversed())
    }
  }()

  private func program(_ fences: [String]) throws -> FenceProgram {
    let codes = fences.map { TopLevelCode(ParsedFence($0)) }
    return FenceProgram(of: try #require(codes.last ?? nil), after: codes.dropLast(), isView: true)
  }

  @Test(arguments: cases) func aFileHasTheLinesOfItsFences(one: Case) throws {
    let program = try program(one.fences)
    let lines = program.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().enumerated()
    let shown = lines.compactMap { index, line -> String? in
      if program.place(line: index + 1, column: 1) != nil { return String(line) }
      if line.hasPrefix("var body") { return "body" }
      return nil
    }
    let members = one.lines.contains("struct") ? ["struct"] : []
    #expect(shown == one.lines.filter { $0 != "struct" })
    #expect(members.isEmpty || program.text.contains("fileprivate struct _Fence"))
  }

  @Test func thereAreCases() { #expect(Self.cases.count > 8) }

  /// Places behind an inserted access modifier are those in the fence.
  @Test func placesAreThoseInTheFences() throws {
    let program = try program(["\n  struct A {\n    let b = c\n  }", "Text(\"é\")\n@Observable final class B {}\nA()"])
    let lines = program.text.split(separator: "\n", omittingEmptySubsequences: false)
    func place(of text: String, _ line: String) throws -> (Int, Location)? {
      let number = try #require(lines.firstIndex { $0.contains(line) })
      let range = try #require(lines[number].range(of: text))
      let column = lines[number].utf8.distance(from: lines[number].startIndex, to: range.lowerBound) + 1
      return program.place(line: number + 1, column: column).map { ($0.fence, $0.location) }
    }
    #expect(try #require(try place(of: "A", "struct A")) == (0, Location(line: 2, column: 10)))
    #expect(try #require(try place(of: "c", "let b")) == (0, Location(line: 3, column: 13)))
    #expect(try #require(try place(of: "@Obs", "class B")) == (1, Location(line: 2, column: 1)))
    #expect(try #require(try place(of: "B {", "class B")) == (1, Location(line: 2, column: 25)))
    #expect(try #require(try place(of: ")", "Text")) == (1, Location(line: 1, column: 10)))
    #expect(try place(of: "import", "import SwiftUI") == nil)
  }

  @Test(arguments: [
    ("infix operator **", true), ("extension Int: @retroactive Identifiable { public var id: Int { self } }", true),
    ("struct A {}\nextension A: Equatable {}", false), ("extension View {}", false),
  ])
  func declarationsOfTheModuleAreCompiledAlone(source: String, isAlone: Bool) throws {
    #expect(try program([source]).isAlone == isAlone)
  }
}
