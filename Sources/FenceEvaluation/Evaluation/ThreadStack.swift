import Foundation

/// The stack of the thread that evaluates, which calls within one another fill.
struct ThreadStack {
  /// The addresses of the stack that was asked for last.
  private var bounds: Range<UInt> = 0..<0

  /// The bytes that are left to a call's own expressions, which aren't counted.
  private static let reserve: UInt = 2 << 20
  /// The size of the stack where the system doesn't tell it.
  private static let usual: UInt = 4 << 20

  /// Whether the stack of the current thread has room for another call.
  var hasRoom: Bool {
    mutating get {
      var marker: UInt8 = 0
      let here = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
      if !bounds.contains(here) { bounds = Self.current(around: here) }
      return here - bounds.lowerBound > min(Self.reserve, UInt(bounds.count) / 2)
    }
  }

  #if canImport(Glibc)
    private typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
    /// `pthread_getattr_np`, which the C library has and its headers hide.
    private static let getAttributes = dlsym(nil, "pthread_getattr_np").map {
      unsafeBitCast($0, to: GetAttributes.self)
    }
  #endif

  private static func current(around here: UInt) -> Range<UInt> {
    #if canImport(Glibc)
      var attributes = pthread_attr_t()
      guard let getAttributes, getAttributes(pthread_self(), &attributes) == 0 else { return here - usual..<here + 1 }
      defer { pthread_attr_destroy(&attributes) }
      var start: UnsafeMutableRawPointer?
      var size = 0
      guard pthread_attr_getstack(&attributes, &start, &size) == 0, let start else { return here - usual..<here + 1 }
      let low = UInt(bitPattern: start)
      return low..<max(low + UInt(size), here + 1)
    #else
      let high = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
      return high - UInt(pthread_get_stacksize_np(pthread_self()))..<max(high, here + 1)
    #endif
  }
}
