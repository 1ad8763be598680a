import Diagnostics
import Foundation
import VitrineUI

/// `URL`: a text that answers for its parts.
package enum AddressCalls {
  /// What `URL(…)` makes; nothing where the text is no address.
  package static func make(_ arguments: [CallArgument], _ evaluator: Evaluator) throws -> Value {
    guard let first = arguments.first, let text = first.value.text else { return .nothing }
    switch first.label {
    case "fileURLWithPath", "filePath":
      return .string(URL(fileURLWithPath: text.hasPrefix("/") ? text : "/" + text, isDirectory: false).absoluteString)
    default:
      let base = (arguments["relativeTo"]?.text).flatMap { URL(string: $0) }
      return .optional(URL(string: text, relativeTo: base).map { .string($0.absoluteString) })
    }
  }

  package static func property(_ name: String, _ text: String) -> Value? {
    guard names.contains(name), let url = URL(string: text) else { return nil }
    switch name {
    case "lastPathComponent": return .string(url.lastPathComponent)
    case "pathExtension": return .string(url.pathExtension)
    case "scheme": return .optional(url.scheme.map { .string($0) })
    case "user": return .optional(url.user.map { .string($0) })
    case "password": return .optional(url.password.map { .string($0) })
    case "port": return .optional(url.port.map { .integer($0) })
    case "pathComponents": return .array(url.pathComponents.map { .string($0) })
    case "isFileURL": return .boolean(url.isFileURL)
    case "hasDirectoryPath": return .boolean(url.hasDirectoryPath)
    case "absoluteURL": return .string(text)
    case "standardized": return .string(url.standardized.absoluteString)
    case "baseURL": return .nothing
    default: return part(name, url, isEncoded: false)
    }
  }

  private static let names: Set = [
    "lastPathComponent", "pathExtension", "scheme", "user", "password", "port", "pathComponents", "isFileURL",
    "hasDirectoryPath", "absoluteURL", "standardized", "baseURL", "host", "query", "fragment", "path", "relativePath",
  ]

  /// The parts that may be percent-encoded: as properties they are not, as functions they are unless that is asked for.
  private static func part(_ name: String, _ url: URL, isEncoded: Bool) -> Value? {
    switch name {
    case "host": .optional(url.host(percentEncoded: isEncoded).map { .string($0) })
    case "query": .optional(url.query(percentEncoded: isEncoded).map { .string($0) })
    case "fragment": .optional(url.fragment(percentEncoded: isEncoded).map { .string($0) })
    case "path": .string(isEncoded ? url.path(percentEncoded: true) : url.path)
    case "relativePath": .string(url.relativePath)
    default: nil
    }
  }

  package static func call(
    _ name: String, _ text: String, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    guard methods.contains(name) else { return nil }
    let first = arguments.first?.value
    if name == "appending", arguments.first?.label == nil { return (first?.text).map { .string(text + $0) } }
    guard let url = URL(string: text) else { return nil }
    try evaluator.checkSize(
      arguments.reduce(text.utf8.count) { $0 + ($1.value.text?.utf8.count ?? 0) }, mark)
    switch name {
    case "appendingPathComponent": return (first?.text).map { .string(url.appendingPathComponent($0).absoluteString) }
    case "appendingPathExtension": return (first?.text).map { .string(url.appendingPathExtension($0).absoluteString) }
    case "deletingPathExtension": return .string(url.deletingPathExtension().absoluteString)
    case "deletingLastPathComponent": return .string(url.deletingLastPathComponent().absoluteString)
    case "appending": return appending(url, arguments)
    default:
      var isEncoded = true
      if case .boolean(false)? = arguments["percentEncoded"] { isEncoded = false }
      return part(name, url, isEncoded: isEncoded)
    }
  }

  private static let methods: Set = [
    "appendingPathComponent", "appendingPathExtension", "deletingPathExtension", "deletingLastPathComponent",
    "appending", "host", "query", "fragment", "path",
  ]

  private static func appending(_ url: URL, _ arguments: [CallArgument]) -> Value? {
    switch arguments.first?.label {
    case "queryItems":
      let items = (arguments.first?.value.elements ?? []).compactMap(QueryItem.init(value:)).map(\.item)
      return .string(url.appending(queryItems: items).absoluteString)
    case "component", "components":
      return .string(
        arguments.compactMap(\.value.text).reduce(url) { $0.appending(component: $1) }.absoluteString)
    case "path": return (arguments.first?.value.text).map { .string(url.appending(path: $0).absoluteString) }
    default: return nil
    }
  }
}

/// `URLComponents`: an address in parts, each of which can be set.
struct AddressParts: Hashable, ToldInWords {
  private var components: URLComponents

  /// What `URLComponents(…)` makes; nothing where the text is no address.
  static func made(_ arguments: [CallArgument]) -> Value {
    guard let text = (arguments["string"] ?? arguments["url"])?.text else {
      return .native(AddressParts(components: URLComponents()))
    }
    return .optional(URLComponents(string: text).map { .native(AddressParts(components: $0)) })
  }

  var words: String { components.string ?? "" }

  func member(_ name: String) -> Value? {
    func text(_ part: String?) -> Value { .optional(part.map { .string($0) }) }
    switch name {
    case "scheme": return text(components.scheme)
    case "user": return text(components.user)
    case "password": return text(components.password)
    case "host": return text(components.host)
    case "port": return .optional(components.port.map { .integer($0) })
    case "path": return .string(components.path)
    case "query": return text(components.query)
    case "percentEncodedQuery": return text(components.percentEncodedQuery)
    case "percentEncodedPath": return .string(components.percentEncodedPath)
    case "fragment": return text(components.fragment)
    case "string": return text(components.string)
    case "url": return text(components.url?.absoluteString)
    case "queryItems":
      return .optional(components.queryItems.map { items in .array(items.map { .native(QueryItem(item: $0)) }) })
    default: return nil
    }
  }

  /// The address with a part set; `nil` for a name that is no part, and for what no part can be.
  func setting(_ name: String, to value: Value) -> AddressParts? {
    var changed = self
    switch name {
    case "scheme":
      let isScheme = (value.text ?? "a").allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
      guard isScheme, value.text?.first?.isLetter ?? true else { return nil }
      changed.components.scheme = value.text
    case "user": changed.components.user = value.text
    case "password": changed.components.password = value.text
    case "host": changed.components.host = value.text
    case "port":
      guard value.whole ?? 0 >= 0 else { return nil }
      changed.components.port = value.whole
    case "path": changed.components.path = value.text ?? ""
    case "query": changed.components.query = value.text
    case "fragment": changed.components.fragment = value.text
    case "queryItems":
      changed.components.queryItems = value.elements.map { $0.compactMap(QueryItem.init(value:)).map(\.item) }
    default: return nil
    }
    return changed
  }
}

/// `URLQueryItem`: a name and what it is said to be.
struct QueryItem: Hashable, ToldInWords {
  var item: URLQueryItem

  init(item: URLQueryItem) { self.item = item }

  init?(value: Value) {
    guard case .native(let known as QueryItem) = value else { return nil }
    self = known
  }

  init?(_ arguments: [CallArgument]) {
    guard let name = arguments["name"]?.text else { return nil }
    item = URLQueryItem(name: name, value: arguments["value"]?.text)
  }

  var words: String { item.value.map { "\(item.name)=\($0)" } ?? item.name }

  func member(_ name: String) -> Value? {
    switch name {
    case "name": .string(item.name)
    case "value": .optional(item.value.map { .string($0) })
    default: nil
    }
  }

  func setting(_ name: String, to value: Value) -> QueryItem? {
    var changed = self
    switch name {
    case "name": changed.item.name = value.text ?? ""
    case "value": changed.item.value = value.text
    default: return nil
    }
    return changed
  }
}

extension AddressParts: CatalogType { package static let catalogName = "URLComponents" }
extension QueryItem: CatalogType { package static let catalogName = "URLQueryItem" }
