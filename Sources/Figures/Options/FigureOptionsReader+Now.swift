import Diagnostics
import Foundation
import Notation

extension FigureOptionsReader {
  /// Reads a date in GMT, with or without a time of day: `2025-03-14`, `2025-03-14T15:09`.
  mutating func moment(_ setting: FigureSetting) -> Date? {
    let text = setting.value.uppercased()
    let day = text.prefix { $0 != "T" && $0 != " " }
    let time = text.dropFirst(day.count + 1).prefix { $0 != "Z" }
    let parts = time.split(separator: ":", omittingEmptySubsequences: false).compactMap { Int($0) }
    let isTime = time.isEmpty || (2...3).contains(parts.count) && parts.count == time.split(separator: ":").count
    if isTime, let start = try? Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day().parse(String(day)),
      zip(parts, [24, 60, 60]).allSatisfy({ (0..<$1).contains($0) })
    {
      return start.addingTimeInterval(zip(parts, [3600.0, 60, 1]).reduce(0) { $0 + Double($1.0) * $1.1 })
    }
    report(setting, "'\(setting.key)=\(setting.value)' is not a date", hint: "now=2025-03-14 or now=2025-03-14T15:09")
    return nil
  }

  /// Reads the number of seconds that a fence may compute.
  mutating func limit(_ setting: FigureSetting) -> Double? {
    if let seconds = Double(setting.value), seconds > 0, seconds <= Notebook.mostSeconds { return seconds }
    report(
      setting, "'limit=\(setting.value)' is not a number of seconds up to \(Int(Notebook.mostSeconds))",
      hint: "limit=10")
    return nil
  }
}
