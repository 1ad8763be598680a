import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Messages for errors of reading and writing files.
package enum FileProblem {
  /// Returns the system's description of an error: `permission denied`, `no space left on device` …
  package static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let underlying = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
    guard let system = [error, underlying].compactMap(\.self).first(where: { $0.domain == NSPOSIXErrorDomain }) else {
      return error.localizedDescription
    }
    let words = String(cString: strerror(Int32(system.code)))
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// Returns a message for an error of writing to a path.
  package static func writing(_ path: String, _ error: any Error) -> String {
    "cannot write '\(path)': \(reason(error))"
  }
}
