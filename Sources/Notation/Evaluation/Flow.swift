/// How a statement ended.
enum Flow {
  case normal
  case returned(Value)
  case left(label: String?)
  case proceeding(label: String?)
  case fallingThrough
}
