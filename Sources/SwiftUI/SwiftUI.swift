// Re-exports what Apple's SwiftUI has, under its name, so that public code compiles unchanged.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import VitrineLayout
@_exported import VitrineUI

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

// Where this module and one that it exports declare the same name, users get this module's.

public typealias ObservableObject = Combine.ObservableObject
public typealias ObservableObjectPublisher = Combine.ObservableObjectPublisher
public typealias Published = Combine.Published
