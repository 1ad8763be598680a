import Diagnostics
import VitrineDiagrams

/// The options for animated changes: `animation=play,chart times=0,0.2,0.5`.
extension FigureOptionsReader {
  mutating func animationParts(_ setting: FigureSetting) -> [AnimationFilm.Part]? {
    let names = AnimationFilm.Part.allCases.map(\.rawValue)
    var parts: [AnimationFilm.Part] = []
    for word in setting.value.split(whereSeparator: { $0 == "," || $0 == " " }) {
      if let part = AnimationFilm.Part(rawValue: String(word)) {
        if !parts.contains(part) { parts.append(part) }
      } else {
        reportNearest(
          setting, "'animation' has no value '\(word)'", nearest: nearestName(to: String(word), among: names), names)
      }
    }
    return parts.isEmpty ? nil : parts
  }

  /// Reads times in seconds, and sorts them.
  mutating func times(_ setting: FigureSetting) -> [Double]? {
    let words = setting.value.split(whereSeparator: { $0 == "," || $0 == " " })
    let times = words.compactMap { Double($0) }.filter { $0 >= 0 && $0 <= 3600 }
    guard times.count == words.count, !times.isEmpty, times.count <= FigureVariants.mostPictures else {
      report(
        setting, "'times=\(setting.value)' is not a list of seconds",
        hint: "write at most \(FigureVariants.mostPictures), separated by commas: times=0,0.1,0.25")
      return nil
    }
    return times.sorted()
  }
}
