import LanguageServer
import Markup

/// The revisions of the Model Context Protocol that the server speaks.
///
/// Up to 2025-11-25 a client begins with `initialize`; since 2026-07-28 each request names its revision itself.
///
/// Source: <https://modelcontextprotocol.io/specification>
enum Revision {
  static let withHandshake = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  static let current = "2026-07-28"

  static let all = withHandshake + [current]

  /// The member of a request's `_meta` that names its revision.
  static let key = "io.modelcontextprotocol/protocolVersion"
  static let serverKey = "io.modelcontextprotocol/serverInfo"

  /// Returns the revision for a session: the one that the client asks for or, if that is unknown, the newest.
  static func negotiated(_ wanted: String?) -> String {
    wanted.flatMap { withHandshake.contains($0) ? $0 : nil } ?? withHandshake[withHandshake.count - 1]
  }

  /// Returns whether a request names its revision.
  static func isNamed(in parameters: JSON) throws(RequestError) -> Bool {
    guard let wanted = parameters["_meta"]?[key]?.string else { return false }
    guard wanted == current else {
      throw RequestError(
        .unsupportedVersion, "the server does not speak the revision '\(wanted)'",
        data: ["supported": .array(all.map { .string($0) }), "requested": .string(wanted)])
    }
    return true
  }
}
