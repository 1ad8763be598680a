import Foundation
import Testing
import VitrineUI

@testable import Notation

/// Each parameter of each binding does something: another value changes the picture, or what it is after events. One that
/// changes nothing says why, in its binding or in `Cases/effects.txt`.
@Suite struct ParameterEffectTests {
  private static let parts = 8

  /// A form of a name, and how it is written.
  private struct Form {
    let binding: NameBinding
    let overload: Overload
    let samples: EffectSamples
    let members: [String: [String]]

    var key: String {
      switch binding.role {
      case .staticFunction(let type), .method(let type), .mutation(let type): "\(type).\(binding.name)"
      default: binding.name
      }
    }

    func values(_ index: Int) -> [String] {
      let parameter = overload.parameters[index]
      return samples.values(key, parameter.label, at: index, type: parameter.type, members: members)
    }

    /// Arguments: of each parameter's samples the one of a number, or the last.
    func arguments(_ round: Int, all: Bool) -> [Int: String] {
      var arguments: [Int: String] = [:]
      for (index, parameter) in overload.parameters.enumerated()
      where all && parameter.withoutEffect == nil || !(parameter.isOptional || parameter.isVariadic) {
        let values = values(index)
        arguments[index] = values.indices.contains(round) ? values[round] : values.last
      }
      return arguments
    }

    /// The call with an argument for each of some parameters, by their places.
    func call(_ arguments: [Int: String]) -> String {
      let list = overload.parameters.indices.compactMap { index -> String? in
        guard let value = arguments[index] else { return nil }
        return (overload.parameters[index].label.map { "\($0): " } ?? "") + value
      }
      let call = "\(binding.name)(\(list.joined(separator: ", ")))"
      switch binding.role {
      case .view: return samples.placed(call, of: key, or: "VStack { $0 }")
      case .modifier, .lifetime: return samples.placed("." + call, of: key, or: "Text(\"Some words to show\")$0")
      case .function: return samples.placed(call, of: key, or: "Text(\"\\($0)\")")
      case .staticFunction(let type): return samples.placed("\(type).\(call)", of: key, or: "Text(\"\\($0)\")")
      case .method, .mutation: return samples.placed("." + call, of: key, or: "Text(\"\\(value$0)\")")
      }
    }
  }

  private static func forms() throws -> [Form] {
    let samples = try EffectSamples()
    var members: [String: [String]] = [:]
    for table in Names.memberTables { members[table.shownType, default: []] += table.names }
    return Names.bindings.flatMap { binding in
      binding.overloads.map { Form(binding: binding, overload: $0, samples: samples, members: members) }
    }
  }

  @Test(arguments: 0..<parts) func eachParameterHasAnEffect(part: Int) throws {
    var idle: [String] = []
    for (index, form) in try Self.forms().enumerated() where index % Self.parts == part {
      if form.samples.exemptions[form.key] != nil { continue }
      idle += Self.idle(form)
    }
    #expect(idle.isEmpty, "\(idle.count):\n\(idle.joined(separator: "\n"))")
  }

  /// The parameters of a form that do nothing, or that nothing can be said of.
  private static func idle(_ form: Form) -> [String] {
    let parameters = form.overload.parameters
    if parameters.contains(where: { form.samples.exemptions["type \($0.type)"] != nil }) { return [] }
    if let missing = parameters.indices.first(where: { !parameters[$0].isOptional && form.values($0).isEmpty }),
      !parameters[missing].isVariadic
    {
      return ["\(form.key)(\(form.overload.text)): no sample of \(parameters[missing].type)"]
    }
    let base = EffectProbe(form.call(form.arguments(0, all: false)))
    if let problem = base.problems.first { return ["\(form.call(form.arguments(0, all: false))): \(problem)"] }
    return parameters.indices.compactMap { index in
      let place = "\(form.key).\(parameters[index].label ?? "\(index)")"
      if parameters[index].withoutEffect != nil || form.samples.exemptions[place] != nil { return nil }
      return Effect(form: form, index: index).problem.map { "\(place): \($0)" }
    }
  }

  /// What one parameter does.
  private struct Effect {
    let form: Form
    let index: Int

    /// What is wrong, where no value of it changes anything: with any of the samples for the others, and with and
    /// without those that may be left out.
    var problem: String? {
      var (tried, problems): ([String], Set<String>) = ([], [])
      for all in [false, true] {
        for round in 0..<3 {
          let arguments = form.arguments(round, all: all)
          let base = EffectProbe(form.call(arguments))
          if !base.problems.isEmpty { continue }
          let others: [String?] = form.values(index) + (form.overload.parameters[index].isOptional ? [nil] : [])
          for value in others where value != arguments[index] {
            var changed = arguments
            changed[index] = value
            let probe = EffectProbe(form.call(changed))
            problems.formUnion(probe.problems)
            if probe.problems.isEmpty, probe.picture != base.picture { return nil }
            tried.append(form.call(changed))
          }
        }
      }
      let first = tried.first.map { "\(form.call(form.arguments(0, all: false))) is no different from \($0)" }
      return (first ?? "no other sample of \(form.overload.parameters[index].type)")
        + (problems.isEmpty ? "" : ": \(problems.sorted())")
    }
  }

  @Test func exemptionsAreOfParametersThatThereAre() throws {
    var known: Set<String> = []
    for form in try Self.forms() {
      known.insert(form.key)
      known.formUnion(form.overload.parameters.map { "type \($0.type)" })
      for (index, parameter) in form.overload.parameters.enumerated() {
        known.insert("\(form.key).\(parameter.label ?? "\(index)")")
      }
    }
    for key in try EffectSamples().exemptions.keys.sorted() {
      #expect(known.contains(key), "nothing is called '\(key)' any more")
    }
  }
}
