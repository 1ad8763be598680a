import VitrineUI

@testable import FenceEvaluation
@testable import Notation

/// One form of a name, and how a fence writes it.
struct EffectForm {
  let binding: NameBinding
  let overload: Overload
  private let samples: EffectSamples

  init(_ binding: NameBinding, _ overload: Overload, _ samples: EffectSamples) {
    (self.binding, self.overload, self.samples) = (binding, overload, samples)
  }

  /// All forms of all names, in the order of the catalog.
  static func all(_ samples: EffectSamples) -> [EffectForm] {
    Names.bindings.flatMap { binding in binding.overloads.map { EffectForm(binding, $0, samples) } }
  }

  static var members: [String: [String]] {
    var members: [String: [String]] = [:]
    for table in Names.memberTables { members[table.shownType, default: []] += table.names }
    return members
  }

  /// The name, with its type where it is a type's.
  var name: String {
    switch binding.role {
    case .staticFunction(let type), .method(let type), .mutation(let type): "\(type).\(binding.name)"
    default: binding.name
    }
  }

  /// The name with its parameters, as the manual has it.
  var text: String { "\(name)(\(overload.text))" }

  func describe(_ index: Int) -> String { "\(text), parameter \(overload.parameters[index].label ?? "\(index)")" }

  func values(_ index: Int) -> [String] {
    let parameter = overload.parameters[index]
    return samples.values(name, form: text, (parameter.label, index, parameter.type))
  }

  var places: [EffectSamples.Place] {
    let others =
      switch binding.role {
      case .view: ["usual view"]
      case .function: ["show \(binding.name)", "usual function"]
      case .modifier: ["usual modifier"]
      case .lifetime: ["usual lifetime"]
      case .staticFunction(let type): ["show \(type)", "usual function"]
      case .method(let type): ["use \(type)"]
      case .mutation(let type): ["change \(type)", "use \(type)"]
      }
    return samples.places(name, form: text, others: others)
  }

  /// Arguments by the parameters' places.
  ///
  /// - Parameters:
  ///   - round: which of each parameter's samples is taken.
  ///   - all: whether parameters get one that may be left out.
  func arguments(_ round: Int, all: Bool) -> [Int: String] {
    var arguments: [Int: String] = [:]
    for (index, parameter) in overload.parameters.enumerated()
    where all && parameter.withoutEffect == nil || !(parameter.isOptional || parameter.isVariadic) {
      let values = values(index)
      arguments[index] = values.indices.contains(round) ? values[round] : values.last
    }
    return arguments
  }

  /// The call without what stands before its name. A closure without a label goes behind the brackets.
  private func bareCall(_ arguments: [Int: String]) -> String {
    var list: [String] = []
    var trailing = ""
    for (index, parameter) in overload.parameters.enumerated() {
      guard let value = arguments[index] else { continue }
      if parameter.label == nil, value.hasPrefix("{"), index == overload.parameters.count - 1 {
        trailing = " " + value
      } else {
        list.append((parameter.label.map { "\($0): " } ?? "") + value)
      }
    }
    let brackets = list.isEmpty && !trailing.isEmpty ? "" : "(\(list.joined(separator: ", ")))"
    return binding.name + brackets + trailing
  }

  /// The views of a fence in which the call stands in one of its places.
  func views(_ arguments: [Int: String], in place: EffectSamples.Place) -> String {
    let bare = bareCall(arguments)
    let call =
      switch binding.role {
      case .view, .function: bare
      case .staticFunction(let type): "\(type).\(bare)"
      case .modifier, .lifetime, .method, .mutation: ".\(bare)"
      }
    return place.text.replacingOccurrences(of: "<words>", with: bare.filter { $0 != "\"" && $0 != "\\" })
      .replacingOccurrences(of: "<member>", with: ".\(bare)").replacingOccurrences(of: "<call>", with: call)
  }
}
