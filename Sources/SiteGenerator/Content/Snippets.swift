import Diagnostics
import Foundation
import Notes

/// Code of notes that stands in files: ` ```swift source="App.swift" region=body `. What is asked for has to be there.
struct Snippets {
  /// The content folder, in which notes may name any file.
  let folder: ContentFolder
  /// The full paths of folders that the settings open to notes.
  let others: [String]

  /// - Parameter configuration: whose `snippets` are relative to the settings.
  init(_ folder: ContentFolder, _ configuration: SiteConfiguration) {
    self.folder = folder
    others = configuration.snippets.map { path in
      let full = path.hasPrefix("/") ? path : NotePath.join(configuration.folder, path)
      return URL(fileURLWithPath: full).resolvingSymlinksInPath().path
    }
  }

  /// What a fence asks for.
  private struct Wish {
    var file: String
    var region: String?
    var lines: ClosedRange<Int>?
    var span: Span
  }

  /// In bytes; larger files are no source code.
  private static let largest = 5_000_000

  /// A note with the code that its fences ask for.
  ///
  /// - Parameter path: the note's.
  func filled(_ document: Document, path: String) -> Document {
    var remarks: [Diagnostic] = []
    var files: [String] = []
    var result = document.replacingCode { block in
      guard block.isFenced else { return nil }
      guard let wish = wish(of: block) else { return including(in: block, document, path, &remarks, &files) }
      do throws(Problem) {
        var other = block
        other.code = try code(wish, for: path, &files)
        let place = block.lineStarts.first ?? wish.span.start
        other.lineStarts = Array(
          repeating: place, count: max(1, other.code.split(separator: "\n", omittingEmptySubsequences: false).count - 1)
        )
        return other
      } catch {
        remarks.append(
          Diagnostic(
            .warning, "snippet", error.message, file: document.source.path, span: wish.span, hint: error.hint))
        return nil
      }
    }
    result.diagnostics += remarks
    result.codeFiles = files
    return result
  }

  private struct Problem: Error {
    var message: String
    var hint: String?
  }

  /// By options, or by a line that is all of the code, as mdBook and MkDocs have it.
  private func wish(of block: CodeBlock) -> Wish? {
    if let option = block.info.options.last(where: { $0.key == "source" && $0.value != nil }), let file = option.value {
      let lines = block.info.value(of: "lines").flatMap(Self.range)
      return Wish(file: file, region: block.info.value(of: "region"), lines: lines, span: option.span)
    }
    guard block.code.containsBytes(of: "{{#") || block.code.containsBytes(of: "--8<--") else { return nil }
    let text = block.code.split(separator: "\n")
    guard text.count == 1,
      let match = text[0].wholeMatch(
        of:
          /[ \t]*(?:\{\{#(?:rustdoc_)?include[ \t]+([^}:\s]+)(?::([\w\-:]+))?[ \t]*\}\}|--8<--[ \t]+"([^":]+)(?::([\w\-:]+))?"[ \t]*)/
      )
    else { return nil }
    guard let file = match.1 ?? match.3 else { return nil }
    let start = block.lineStarts.first ?? Location(line: 1, column: 1)
    return Self.wish(file: String(file), part: (match.2 ?? match.4).map(String.init), at: start)
  }

  private static func wish(file: String, part: String?, at place: Location) -> Wish {
    let lines = part.flatMap { range($0.replacing(":", with: "-")) }
    return Wish(file: file, region: lines == nil ? part : nil, lines: lines, span: Span(at: place))
  }

  /// Code in which lines among others ask for a file: `{{#include a.rs:part}}`, each in its place. `nil` where none does.
  private func including(
    in block: CodeBlock, _ document: Document, _ path: String, _ remarks: inout [Diagnostic], _ files: inout [String]
  ) -> CodeBlock? {
    guard block.code.containsBytes(of: "{{#") else { return nil }
    var other = block
    (other.code, other.lineStarts) = ("", [])
    var isOther = false
    for (index, line) in block.code.dropLast().split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let place = index < block.lineStarts.count ? block.lineStarts[index] : Location(line: 1, column: 1)
      var text = line + "\n"
      if let match = line.wholeMatch(
        of: /[ \t]*\{\{#(?:rustdoc_)?include[ \t]+([^}:\s]+)(?::([\w\-:]+))?[ \t]*\}\}[ \t]*/)
      {
        let wish = Self.wish(file: String(match.1), part: match.2.map(String.init), at: place)
        do throws(Problem) {
          text = Substring(try code(wish, for: path, &files))
          isOther = true
        } catch {
          remarks.append(
            Diagnostic(
              .warning, "snippet", error.message, file: document.source.path, span: wish.span, hint: error.hint))
        }
      }
      other.code += text
      other.lineStarts += Array(repeating: place, count: text.count { $0 == "\n" })
    }
    return isOther ? other : nil
  }

  private static func range(_ text: String) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first > 0, first <= last else {
      return nil
    }
    return first...last
  }

  /// - Parameter files: gets the full path of the file, if there is one.
  private func code(_ wish: Wish, for note: String, _ files: inout [String]) throws(Problem) -> String {
    let path = file(wish.file, for: note)
    if let path { files.append(path) }
    guard let path, let data = FileManager.default.contents(atPath: path),
      let text = String(bytes: data, encoding: .utf8)
    else {
      throw Problem(
        message: "there is no file ‘\(wish.file)’ to take code from",
        hint: "a path from the note, or in a folder that ‘snippets’ in the settings names")
    }
    var lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    if let range = wish.lines {
      guard range.upperBound <= lines.count else {
        throw Problem(message: "‘\(wish.file)’ has \(lines.count) lines, not \(range.upperBound)", hint: nil)
      }
      lines = Array(lines[(range.lowerBound - 1)..<range.upperBound])
    } else if let region = wish.region {
      let regions = SnippetRegion.names(in: lines)
      guard let found = SnippetRegion.lines(of: region, in: lines) else {
        throw Problem(
          message: "‘\(wish.file)’ has no region ‘\(region)’",
          hint: nearestName(to: region, among: regions).map { "did you mean ‘\($0)’?" }
            ?? (regions.isEmpty ? "// #region \(region) and // #endregion make one" : nil))
      }
      lines = found
    }
    let shown = SnippetRegion.withoutMargin(lines.filter { !SnippetRegion.isMark($0) })
    return shown.map { $0 + "\n" }.joined()
  }

  /// The full path of a file that notes may read; links that lead out of the folders are not followed.
  private func file(_ name: String, for note: String) -> String? {
    let beside = NotePath.join(NotePath.folder(of: note), name)
    return ([folder.fullPath(name.hasPrefix("/") ? name : beside)] + others.map { $0 + "/" + name })
      // What is read is what has been looked at, whatever links lead where `..` is.
      .map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
      .first { full in
        guard ([folder.root] + others).contains(where: { full.hasPrefix($0 + "/") }) else { return false }
        return RegularFile(full).map { $0.size <= Self.largest } ?? false
      }
  }
}
