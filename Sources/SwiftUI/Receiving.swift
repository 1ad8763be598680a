import Combine
import Foundation
import VitrineUI

extension View {
  /// Performs an action with each value that a publisher sends while the view is present.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    subscribing { perform in publisher.sink { value in perform { action(value) } } }
  }
}
