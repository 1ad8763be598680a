import Foundation

/// Members of URLs and UUIDs that depend on the machine.
extension LibraryCall {
  func make(_ type: URL.Type, fileURLWithPath path: String) -> URL {
    make(type, fileURLWithPath: path, isDirectory: false)
  }
  func make(_ type: URL.Type, fileURLWithPath path: String, isDirectory: Bool) -> URL {
    URL(fileURLWithPath: path.hasPrefix("/") ? path : "/" + path, isDirectory: isDirectory)
  }
  func make(_ type: URL.Type, filePath path: String) -> URL {
    make(type, fileURLWithPath: path, isDirectory: path.hasSuffix("/"))
  }
  func appending(_ base: URL, components: [AnyText]) -> URL {
    components.reduce(base) { $0.appending(component: $1.value) }
  }

  /// The same for the same note: pages must not differ from build to build.
  func make(_ type: UUID.Type) -> UUID {
    UUID(uuidString: "00000000-0000-4000-8000-" + StandardLibrary.hex(evaluator.random.next(), 12)) ?? UUID()
  }
}
