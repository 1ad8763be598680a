import Diagnostics
import Foundation
import Notes
import SiteStorage

/// The code that fences include from files: ` ```swift source="App.swift" region=body . Reports a missing file or
/// region.
package struct Snippets {
  /// The content folder; notes can include any file in it.
  let folder: ContentFolder
  /// The full paths of more folders from which the configuration lets notes include files.
  let others: [String]

  /// - Parameter configuration: the configuration; the paths in its `snippets` are relative to its folder.
  package init(_ folder: ContentFolder, _ configuration: SiteConfiguration) {
    self.folder = folder
    others = configuration.snippetFolders
  }

  /// The part of a file that a fence includes.
  private struct Request {
    var file: String
    var region: String?
    var lines: ClosedRange<Int>?
    var span: Span
  }

  /// The largest size of a source file, in bytes.
  private static let largest = 5_000_000

  /// Returns a note with the code that its fences include.
  ///
  /// - Parameter path: the note's path.
  package func filled(_ document: Document, path: String) -> Document {
    var warnings: [Diagnostic] = []
    var files: [String] = []
    var result = embeddingBases(document, &files).replacingCode { block in
      guard block.isFenced else { return nil }
      guard let request = request(of: block) else { return including(in: block, document, path, &warnings, &files) }
      do throws(Problem) {
        var other = block
        other.code = try code(request, for: path, &files)
        let place = block.lineStarts.first ?? request.span.start
        other.lineStarts = Array(
          repeating: place, count: max(1, other.code.split(separator: "\n", omittingEmptySubsequences: false).count - 1)
        )
        return other
      } catch {
        warnings.append(
          Diagnostic(
            .warning, "snippet", error.message, file: document.source.path, span: request.span, hint: error.hint))
        return nil
      }
    }
    result.diagnostics += warnings
    result.codeFiles = files
    return result
  }

  private struct Problem: Error {
    var message: String
    var hint: String?
  }

  /// Returns the request in a fence's options, or in an include line that is all of its code, in the format of mdBook
  /// or MkDocs.
  private func request(of block: CodeBlock) -> Request? {
    if let option = block.info.options.last(where: { $0.key == "source" && $0.value != nil }), let file = option.value {
      let lines = block.info.value(of: "lines").flatMap(Self.range)
      return Request(file: file, region: block.info.value(of: "region"), lines: lines, span: option.span)
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
    return Self.request(file: String(file), part: (match.2 ?? match.4).map(String.init), at: start)
  }

  private static func request(file: String, part: String?, at place: Location) -> Request {
    let lines = part.flatMap { range($0.replacing(":", with: "-")) }
    return Request(file: file, region: lines == nil ? part : nil, lines: lines, span: Span(at: place))
  }

  /// Returns code in which each include line, `{{#include a.rs:part}}`, is replaced with the contents of its file;
  /// `nil` if there is no such line.
  private func including(
    in block: CodeBlock, _ document: Document, _ path: String, _ warnings: inout [Diagnostic], _ files: inout [String]
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
        let request = Self.request(file: String(match.1), part: match.2.map(String.init), at: place)
        do throws(Problem) {
          text = Substring(try code(request, for: path, &files))
          isOther = true
        } catch {
          warnings.append(
            Diagnostic(
              .warning, "snippet", error.message, file: document.source.path, span: request.span, hint: error.hint))
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

  /// - Parameter files: gets the full path of the file, if the file exists.
  private func code(_ request: Request, for note: String, _ files: inout [String]) throws(Problem) -> String {
    let path = file(request.file, for: note)
    if let path { files.append(path) }
    guard let path, let data = FileManager.default.contents(atPath: path),
      let text = String(bytes: data, encoding: .utf8)
    else {
      throw Problem(
        message: "there is no file '\(request.file)' to include",
        hint: "write a path relative to the note, or in a folder that 'snippets' in the configuration names")
    }
    var lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    if let range = request.lines {
      guard range.upperBound <= lines.count else {
        throw Problem(
          message: "'\(request.file)' has only \(lines.count) lines; the snippet asks for line \(range.upperBound)",
          hint: nil)
      }
      lines = Array(lines[(range.lowerBound - 1)..<range.upperBound])
    } else if let region = request.region {
      let regions = SnippetRegion.names(in: lines)
      guard let found = SnippetRegion.lines(of: region, in: lines) else {
        throw Problem(
          message: "'\(request.file)' has no region '\(region)'",
          hint: nearestName(to: region, among: regions).map { "did you mean '\($0)'?" }
            ?? (regions.isEmpty ? "add '// #region \(region)' and '// #endregion' to the file" : nil))
      }
      lines = found
    }
    let shown = SnippetRegion.withoutMargin(lines.filter { !SnippetRegion.isMark($0) })
    return shown.map { $0 + "\n" }.joined()
  }

  /// Returns the full path of a file that notes can include: neither a key nor a file of passwords. Symbolic links that
  /// leave the allowed folders are not followed.
  private func file(_ name: String, for note: String) -> String? {
    let beside = NotePath.join(NotePath.folder(of: note), name)
    return ([folder.fullPath(name.hasPrefix("/") ? name : beside)] + others.map { $0 + "/" + name })
      // The resolved path is the one that is checked and read, even if a symbolic link changes the meaning of `..`.
      .map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
      .first { full in
        guard let root = ([folder.root] + others).first(where: { full.hasPrefix($0 + "/") }),
          !WithheldFile.isSecret(String(full.dropFirst(root.count + 1)))
        else { return false }
        return RegularFile(full).map { $0.size <= Self.largest } ?? false
      }
  }
}

extension SiteConfiguration {
  /// The full paths of the folders of `snippets`, which are relative to the configuration's folder.
  package var snippetFolders: [String] {
    snippets.map { path in
      let full = path.hasPrefix("/") ? path : NotePath.join(folder, path)
      return URL(fileURLWithPath: full).resolvingSymlinksInPath().path
    }
  }
}
