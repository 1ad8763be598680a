import Testing

@testable import SwiftCompilation

/// Messages of swiftc 6.2, as it prints them.
@Suite struct CompilerOutputTests {
  private static let text = """
    /tmp/x/f1.swift:3:8: error: cannot find 'x' in scope
      x.y: error: not this
        ^
    /tmp/x/f1.swift:3:8: error: cannot find 'x' in scope
    /tmp/x/f1.swift:4:1: warning: variable 'a' was never used
    /tmp/x/f1.swift:4:2: note: of a warning
    /tmp/x/f2.swift:12:30: error: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
    /tmp/x/f2.swift:1:1: note: found this candidate
    /usr/lib/m.modulemap:1:8: error: redefinition of module 'CICU'
    <unknown>:0: error: no such module 'X'
    error: fatalError

    """

  @Test func errorsAreReadWithTheirPlacesAndNotes() {
    let output = CompilerOutput(Self.text, filesIn: "/tmp/x")
    #expect(output.errors["/tmp/x/f1.swift"] == [CompilerMessage(line: 3, column: 8, text: "cannot find 'x' in scope")])
    #expect(
      output.errors["/tmp/x/f2.swift"] == [
        CompilerMessage(
          line: 12, column: 30, text: "cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'",
          notes: ["found this candidate"])
      ])
    #expect(output.others == ["redefinition of module 'CICU'", "no such module 'X'", "fatalError"])
  }
}
