// Re-exports what Apple's SwiftUI has, under its name, so that public code compiles unchanged.
@_exported import Foundation
@_exported import Observation
@_exported import VitrineLayout
@_exported import VitrineUI
