@testable import FenceEvaluation
@testable import Notation

/// Tries what the parameters of one form do.
final class EffectTrial {
  private let form: EffectForm
  private let notebook: Notebook
  private var probes: [String: EffectProbe] = [:]

  init(_ form: EffectForm, in notebook: Notebook) { (self.form, self.notebook) = (form, notebook) }

  /// The parameters that do nothing without saying so, or something though they say not, or of which nothing can be said.
  var problems: [String] {
    let parameters = form.overload.parameters
    for index in parameters.indices
    where form.values(index).isEmpty && (isTried(index) || !parameters[index].isOptional) {
      return ["\(form.describe(index)): no sample of \(parameters[index].type)"]
    }
    if form.places.isEmpty { return ["\(form.text): no place for it"] }
    let usual = form.arguments(0, all: false)
    guard let place = form.places.first(where: { probe(usual, in: $0).problems.isEmpty }) else {
      let problems = probe(usual, in: form.places[0]).problems
      return ["\(form.views(usual, in: form.places[0])): \(problems.joined(separator: "; "))"]
    }
    return parameters.indices.compactMap { index in
      if isTried(index) { return idleness(of: index).map { "\(form.describe(index)): \($0)" } }
      return effect(of: index, in: place).map { "\(form.describe(index)) has an effect: \($0)" }
    }
  }

  private func isTried(_ index: Int) -> Bool { form.overload.parameters[index].withoutEffect == nil }

  private func probe(_ arguments: [Int: String], in place: EffectSamples.Place) -> EffectProbe {
    let views = form.views(arguments, in: place)
    if let known = probes[views] { return known }
    let probe = EffectProbe(views, isLive: place.isLive, in: notebook)
    probes[views] = probe
    return probe
  }

  /// Two calls that differ in one argument.
  private struct Pair {
    let place: EffectSamples.Place
    let base: [Int: String]
    let other: [Int: String]
  }

  /// With any of the samples for the other parameters, and with and without those that may be left out.
  private func pairs(_ index: Int) -> [Pair] {
    let parameter = form.overload.parameters[index]
    let values: [String?] = form.values(index) + (parameter.isOptional || parameter.isVariadic ? [nil] : [])
    var pairs: [Pair] = []
    for place in form.places {
      for (round, all) in [(0, false), (0, true), (1, false), (1, true), (2, false), (2, true)] {
        let base = form.arguments(round, all: all)
        for value in values where value != base[index] {
          var other = base
          other[index] = value
          pairs.append(Pair(place: place, base: base, other: other))
        }
      }
    }
    return pairs
  }

  /// Why it can't be seen that a parameter does something; `nil` where it can.
  private func idleness(of index: Int) -> String? {
    var problems: Set<String> = []
    var idle: Pair?
    for pair in pairs(index) {
      let (base, other) = (probe(pair.base, in: pair.place), probe(pair.other, in: pair.place))
      problems.formUnion(base.problems + other.problems)
      guard base.problems.isEmpty, other.problems.isEmpty else { continue }
      if base.pictures != other.pictures { return nil }
      idle = idle ?? pair
    }
    let seen = idle.map {
      "\(form.views($0.base, in: $0.place)) is no different from \(form.views($0.other, in: $0.place))"
    }
    return (seen ?? "no two samples can be compared") + (problems.isEmpty ? "" : " \(problems.sorted())")
  }

  /// What a parameter does that says that it does nothing; `nil` where that is so.
  private func effect(of index: Int, in place: EffectSamples.Place) -> String? {
    for pair in pairs(index).filter({ $0.place == place }).prefix(2) {
      let (base, other) = (probe(pair.base, in: pair.place), probe(pair.other, in: pair.place))
      guard base.problems.isEmpty, other.problems.isEmpty, base.pictures != other.pictures else { continue }
      return "\(form.views(pair.base, in: pair.place)) differs from \(form.views(pair.other, in: pair.place))"
    }
    return nil
  }
}
