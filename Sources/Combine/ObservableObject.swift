@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
import VitrineUI

/// A class whose objects announce their changes; views that observe an object are evaluated again after any of them.
public protocol ObservableObject: OpenCombine.ObservableObject, _ObservedObject {}

public typealias ObservableObjectPublisher = OpenCombine.ObservableObjectPublisher
public typealias Published = OpenCombine.Published

extension ObservableObject {
  public var _changes: VitrineUI.ObservableObjectPublisher {
    .relaying(self) { publisher in objectWillChange.sink { [weak publisher] _ in publisher?.send() } }
  }
}
