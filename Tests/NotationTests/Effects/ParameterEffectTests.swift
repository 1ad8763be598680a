import TestSupport
import Testing

@testable import FenceEvaluation
@testable import Notation

/// Each parameter of each form of each name does something: another value changes the picture, what the JSON tells of it, or
/// either after events. One that changes nothing says why in its binding, and does change nothing.
@Suite struct ParameterEffectTests {
  private static let parts = 8

  @Test(arguments: 0..<parts) func eachParameterHasAnEffect(part: Int) throws {
    let samples = try EffectSamples(members: EffectForm.members)
    let notebook = Notebook(checksTypes: false)
    #expect(notebook.evaluate(samples.preamble).diagnostics.isEmpty)
    var problems: [String] = []
    let forms = Samples.some(of: EffectForm.all(samples), oneIn: 10, "forms of names")
    for (index, form) in forms.enumerated() where index % Self.parts == part {
      let trial = EffectTrial(form, in: notebook)
      problems += trial.problems
    }
    #expect(problems.isEmpty, "\(problems.count):\n\(problems.joined(separator: "\n"))")
  }

  @Test func entriesAreOfNamesThatThereAre() throws {
    let samples = try EffectSamples(members: EffectForm.members)
    var names: Set<String> = []
    for form in EffectForm.all(samples) {
      for name in [form.name, form.text] {
        names.insert(name)
        for (index, parameter) in form.overload.parameters.enumerated() {
          names.insert("\(name).\(parameter.label ?? "\(index)")")
        }
      }
    }
    for key in samples.keysOfNames { #expect(names.contains(key.name), "nothing is called '\(key.name)' any more") }
  }

  @Test func reasonsAreGiven() throws {
    for form in EffectForm.all(try EffectSamples(members: [:])) {
      for reason in form.overload.ignored.map(\.reason) + form.overload.parameters.compactMap(\.withoutEffect) {
        #expect(reason.count > 10 && reason.first?.isUppercase == false, "\(form.text): \(reason)")
      }
    }
  }
}
