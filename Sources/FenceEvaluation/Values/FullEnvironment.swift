import VitrineUI

/// All values of a view's environment, as `@Environment(\\.self)` reads them: the view depends on those that it asks for.
package struct FullEnvironment {
  package let values: EnvironmentValues
  /// The name of the property that reads them, as `Self._printChanges()` writes it.
  let property: String
}
