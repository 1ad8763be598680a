import LanguageServer
import Markup

/// The texts that tell an assistant how to use the tools.
enum Guide {
  static let instructions = """
    Vitrine lays out SwiftUI code without a Mac and says sizes as numbers. Call 'render' after each change of a view, and \
    read the sizes before the picture. If a size or place is not what you want, call 'explain' with the number of the view: \
    it names the view that decides, and edits that were laid out. Call 'compare' before you say that a change is done.
    """

  static let address = "vitrine://guide"

  static let resource: JSON = [
    "uri": .string(address), "name": "guide", "title": "How to look at SwiftUI with Vitrine",
    "mimeType": "text/markdown",
  ]

  static var contents: JSON {
    ["uri": .string(address), "mimeType": "text/markdown", "text": .string(AssistantRules.text)]
  }

  static let prompt: JSON = [
    "name": "fix-layout", "title": "Fix a layout",
    "description": "Find out why a view is not laid out as wanted, and change the code.",
    "arguments": [
      ["name": "file", "description": "The Swift file or note, below the folder of the server.", "required": true],
      ["name": "wish", "description": "How the view should be.", "required": true],
    ],
  ]

  static func messages(_ parameters: JSON) throws(RequestError) -> [(String, JSON)] {
    guard parameters["name"]?.string == "fix-layout" else {
      throw RequestError(.invalidParameters, "the only prompt is 'fix-layout'")
    }
    guard let file = parameters["arguments"]?["file"]?.string, let wish = parameters["arguments"]?["wish"]?.string
    else {
      throw RequestError(.invalidParameters, "the prompt needs 'file' and 'wish'")
    }
    let text = """
      Render '\(file)' and read the sizes. It should be so: \(wish). Explain the view that isn't, choose one of the edits \
      that the explanation lists, or another one, change the file, and render it again. Say which sizes changed.
      """
    return [
      ("description", "Fix a layout"),
      ("messages", [["role": "user", "content": ["type": "text", "text": .string(text)]]]),
    ]
  }
}
