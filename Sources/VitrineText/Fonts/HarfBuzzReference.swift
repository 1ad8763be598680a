import CHarfBuzz

/// A counted reference to an immutable HarfBuzz object.
///
/// HarfBuzz counts references atomically and lets any number of threads read an immutable blob, face or font, so it is
/// safe to share the reference. It is stored as an integer because Swift's raw pointers aren't `Sendable`.
final class HarfBuzzReference: Sendable {
  private let address: UInt
  private let release: @Sendable (OpaquePointer) -> Void

  /// Takes ownership of the caller's reference.
  init(_ pointer: OpaquePointer, release: @escaping @Sendable (OpaquePointer) -> Void) {
    address = UInt(bitPattern: pointer)
    self.release = release
  }

  deinit {
    if let pointer = OpaquePointer(bitPattern: address) { release(pointer) }
  }

  /// Calls a closure with the object; the result is `nil` only for a null pointer, which no caller passes.
  func with<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
    OpaquePointer(bitPattern: address).map(body)
  }
}
