/// The progress of a build: its phase, and the number of notes done in it.
package struct BuildProgress: Sendable {
  package enum Phase: String, Sendable { case reading, drawing, writing }

  package var phase: Phase
  package var done: Int
  package var total: Int

  package init(phase: Phase, done: Int, total: Int) {
    (self.phase, self.done, self.total) = (phase, done, total)
  }
}
