import Foundation
import Testing

/// The walls between the modules stand.
@Suite struct ImportTests {
  @Test func sourcesImportOnlyWhatTheTableAllows() throws {
    var violations: [String] = []
    for file in try PackageSources.swiftFiles() {
      for (index, line) in file.lines.enumerated() {
        guard let module = importedModule(line) else { continue }
        if !ImportTable.allows(file.target, importing: module) {
          violations.append("\(file.path):\(index + 1): \(file.target) imports \(module)")
        }
      }
    }
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  @Test func packageDeclaresOnlyWhatTheTableAllows() throws {
    let declared = try PackageSources.declaredDependencies()
    #expect(Set(ImportTable.layers.keys).subtracting(declared.keys).isEmpty)
    var violations: [String] = []
    for (target, dependencies) in declared.sorted(by: { $0.key < $1.key }) where ImportTable.layers[target] != nil {
      for dependency in dependencies where !ImportTable.allows(target, importing: dependency) {
        violations.append("Package.swift: \(target) depends on \(dependency)")
      }
    }
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  /// What comes by way of another module may go when that one changes.
  @Test func sourcesImportOnlyWhatThePackageDeclares() throws {
    let declared = try PackageSources.declaredDependencies()
    var violations: [String] = []
    for file in try PackageSources.swiftFiles() {
      for (index, line) in file.lines.enumerated() {
        guard let module = importedModule(line), !ImportTable.platform.union(ImportTable.testing).contains(module)
        else { continue }
        if declared[file.target]?.contains(module) != true {
          violations.append("\(file.path):\(index + 1): Package.swift does not say that \(file.target) needs \(module)")
        }
      }
    }
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  /// What is declared and imported nowhere is downloaded and built for nothing.
  @Test func everyDependencyIsImported() throws {
    var imported: [String: Set<String>] = [:]
    for file in try PackageSources.swiftFiles() {
      imported[file.target, default: []].formUnion(file.lines.compactMap(importedModule))
      // Macros are named, not imported.
      for line in file.lines {
        if let macros = line.firstMatch(of: /#externalMacro\(module: "(\w+)"/) {
          imported[file.target, default: []].insert(String(macros.output.1))
        }
      }
    }
    var unused: [String] = []
    for (target, dependencies) in try PackageSources.declaredDependencies().sorted(by: { $0.key < $1.key }) {
      guard let imported = imported[target] else { continue }
      unused += dependencies.filter { !imported.contains($0) }.map { "\(target) needs no \($0)" }
    }
    #expect(unused.isEmpty, "Package.swift: \(unused.joined(separator: "\n"))")
  }

  /// The order of the targets is that of ARCHITECTURE.md, which lists each of them.
  @Test func targetsImportOnlyThoseAboveThem() throws {
    let page = try String(contentsOf: PackageSources.root.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
    let start = try #require(page.firstRange(of: "| target | purpose |"))
    let rows = page[start.upperBound...].split(separator: "\n").prefix { $0.hasPrefix("|") }
    let targets = rows.flatMap { row in
      row.split(separator: "|", maxSplits: 1)[0].matches(of: /`(\w+)`/).map { String($0.output.1) }
    }
    #expect(Set(targets) == Set(ImportTable.layers.keys).union(ImportTable.systemLibraries))
    var violations: [String] = []
    for (index, target) in targets.enumerated() {
      let below = ImportTable.layers[target, default: []].intersection(targets[index...])
      violations += below.sorted().map { "\(target) may import \($0), which is not above it" }
    }
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  @Test func everyTargetIsInTheTable() throws {
    let targets = Set(try PackageSources.swiftFiles().map(\.target))
    #expect(targets.subtracting(ImportTable.layers.keys).isEmpty)
  }

  private func importedModule(_ line: Substring) -> String? {
    guard line.contains("import ") else { return nil }
    let pattern =
      /^\s*(?:@\w+\s+)*(?:public |package |internal |private |fileprivate )?import (?:struct |class |enum |protocol |func |var )?(?<module>\w+)/
    return line.firstMatch(of: pattern).map { String($0.module) }
  }
}
