import Foundation

/// The time since the machine started, in seconds.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
