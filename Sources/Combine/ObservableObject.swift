import Foundation
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
import VitrineUI

/// A class whose objects announce their changes; views that observe an object are evaluated again after any of them.
public protocol ObservableObject: OpenCombine.ObservableObject, _ObservedObject {}

public typealias ObservableObjectPublisher = OpenCombine.ObservableObjectPublisher
public typealias Published = OpenCombine.Published

/// A scheduler of Foundation's.
///
/// OpenCombine leaves its extensions of Foundation out if a module `Combine` is there already, as this one is when a
/// build is repeated with other flags. If this does not compile, run `swift package clean` and build again.
private var scheduler: any Scheduler.Type { RunLoop.self }

extension ObservableObject {
  public var _changes: VitrineUI.ObservableObjectPublisher {
    .relaying(self) { publisher in objectWillChange.sink { [weak publisher] _ in publisher?.send() } }
  }
}
