import Diagnostics
import Figures
import Markup
import VitrineUI

extension ToolRun {
  /// Returns the fence that the arguments name, and its options.
  ///
  /// - Parameters:
  ///   - code: the code in place of that of the arguments.
  ///   - more: further options.
  func fence(_ code: String? = nil, _ more: [FigureSetting] = []) throws(Problem) -> (FenceInput, FigureOptions) {
    let input: FenceInput
    let block = arguments["block"]?.number
    if let block, !(1...10_000).contains(block) || block != block.rounded() {
      throw Problem("'block' is not a whole number from 1")
    }
    guard let text = code ?? arguments["code"]?.string ?? arguments[ToolWorker.fileText]?.string else {
      throw Problem("give 'code' or 'file'")
    }
    let isFile = code == nil && arguments["code"] == nil
    do throws(FenceInput.Problem) {
      input = try FenceInput.read(
        Array(text.utf8), as: isFile ? arguments["file"]?.string ?? "file" : "code",
        block: isFile ? block.map { Int($0) } : nil, path: nil)
    } catch {
      throw Problem(error.description)
    }
    let reader = FigureOptionsReader(input.settings + settings + more)
    if let wrong = reader.diagnostics.first(where: { $0.file == nil }) { throw Problem(Self.line(wrong)) }
    return (input, reader.options)
  }

  /// The arguments as options of a fence.
  private var settings: [FigureSetting] {
    func text(_ value: JSON) -> String? {
      switch value {
      case .string(let text): text
      case .number(let number): JSON.text(number)
      case .bool(let flag): flag ? "true" : "false"
      default: nil
      }
    }
    var settings = [FigureSetting(key: "show", value: "picture")]
    for (name, key) in [
      ("platform", "platform"), ("device", "device"), ("width", "width"), ("height", "height"), ("dynamicType", "type"),
      ("locale", "locale"), ("events", "events"),
    ] {
      if let value = arguments[name].flatMap(text) { settings.append(FigureSetting(key: key, value: value)) }
    }
    if arguments["dark"]?.bool == true { settings.append(FigureSetting(key: "scheme", value: "dark")) }
    if arguments["rightToLeft"]?.bool == true { settings.append(FigureSetting(key: "dir", value: "rtl")) }
    for member in arguments["options"]?.members?.list ?? [] {
      if let value = text(member.value) { settings.append(FigureSetting(key: member.name, value: value)) }
    }
    return settings
  }
}
