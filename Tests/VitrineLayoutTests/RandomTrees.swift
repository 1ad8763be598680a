import TestSupport
import VitrineLayout

/// A tree as a value, so that the same one can be built several times.
indirect enum TreeSpec: CustomStringConvertible {
  case flexible, circle, spacer
  case fixed(Double, Double)
  case stack(Axis, spacing: Double?, alignment: Int, [TreeSpec])
  case overlaid(alignment: Int, [TreeSpec])
  case frame(Double?, Double?, TreeSpec)
  case flexibleFrame([Double?], TreeSpec)
  case padding(Double, TreeSpec)
  case aspect(Double?, AspectRatioRule.ContentMode, TreeSpec)
  case fixedSize(Axis.Set, TreeSpec)
  case priority(Double, TreeSpec)
  case guide(Int, Double, TreeSpec)
  case layer(TreeSpec, TreeSpec)
  case offset(Double, TreeSpec)
  case position(Double, TreeSpec)
  case scroll(Axis.Set, TreeSpec)
  case lazyStack(Axis, [TreeSpec])
  case lazyGrid([GridItem.Size], [TreeSpec])
  case grid([[TreeSpec]])
  case fits([TreeSpec])

  static var horizontals: [HorizontalAlignment] { [.leading, .center, .trailing] }
  static var verticals: [VerticalAlignment] { [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline] }

  func node(_ session: LayoutSession, in stack: SurroundingStack = SurroundingStack()) -> LayoutNode {
    func make(
      _ rule: any LayoutRule, _ children: [TreeSpec], in stack: SurroundingStack, guides: LayoutNode.GuideSet = []
    ) -> LayoutNode {
      LayoutNode(rule, children.map { $0.node(session, in: stack) }, session: session, in: stack, guides: guides)
    }
    switch self {
    case .flexible: return make(FlexibleLeafRule(), [], in: stack)
    case .circle: return make(CircleRule(), [], in: stack)
    case .spacer: return make(SpacerRule(minimumLength: nil), [], in: stack)
    case .fixed(let width, let height): return make(FixedLeafRule(Size(width, height)), [], in: stack)
    case .stack(.horizontal, let spacing, let alignment, let children):
      return make(
        StackRule(Self.verticals[alignment % 5], spacing: spacing), children, in: SurroundingStack(.horizontal))
    case .stack(.vertical, let spacing, let alignment, let children):
      return make(
        StackRule(Self.horizontals[alignment % 3], spacing: spacing), children, in: SurroundingStack(.vertical))
    case .overlaid(let alignment, let children):
      let alignment = Alignment(
        horizontal: Self.horizontals[alignment % 3], vertical: Self.verticals[alignment % 5])
      return make(ZStackRule(alignment: alignment), children, in: SurroundingStack())
    case .frame(let width, let height, let child):
      return make(FrameRule(width: width, height: height, alignment: .bottomTrailing), [child], in: stack)
    case .flexibleFrame(let lengths, let child):
      let rule = FlexibleFrameRule(
        horizontal: .init(lengths[0], lengths[1], lengths[2]), vertical: .init(lengths[3], lengths[4], lengths[5]),
        alignment: .topLeading)
      return make(rule, [child], in: stack)
    case .padding(let length, let child): return make(PaddingRule(EdgeInsets(.all, length)), [child], in: stack)
    case .aspect(let ratio, let mode, let child):
      return make(AspectRatioRule(ratio: ratio, contentMode: mode), [child], in: stack)
    case .fixedSize(let axes, let child): return make(FixedSizeRule(axes), [child], in: stack)
    case .priority(let value, let child): return make(LayoutPriorityRule(value), [child], in: stack)
    case .guide(let which, let value, let child):
      let key = which % 2 == 0 ? HorizontalAlignment.leading.key : VerticalAlignment.firstTextBaseline.key
      return make(AlignmentGuideRule(key) { $0.width * 0.25 + value }, [child], in: stack, guides: .any)
    case .layer(let primary, let secondary):
      return make(SecondaryLayerRule(alignment: .topTrailing), [primary, secondary], in: stack)
    case .offset(let length, let child): return make(OffsetRule(x: length, y: -length), [child], in: stack)
    case .position(let length, let child): return make(PositionRule(Point(x: length, y: length)), [child], in: stack)
    case .scroll(let axes, let child): return make(ScrollRule(axes: axes), [child], in: SurroundingStack())
    case .lazyStack(.horizontal, let children):
      return make(LazyStackRule(VerticalAlignment.center, spacing: nil), children, in: SurroundingStack(.horizontal))
    case .lazyStack(.vertical, let children):
      return make(LazyStackRule(HorizontalAlignment.leading, spacing: 3), children, in: SurroundingStack(.vertical))
    case .lazyGrid(let sizes, let children):
      let rule = LazyGridRule(
        sizes.map { GridItem($0) }, trackAxis: .horizontal, alignment: .center, lineSpacing: nil)
      return make(rule, children, in: SurroundingStack())
    case .grid(let rows):
      let nodes = rows.map { cells in make(GridRowRule(alignment: nil), cells, in: SurroundingStack()) }
      let rule = GridRule(alignment: .center, horizontalSpacing: nil, verticalSpacing: 4)
      return LayoutNode(rule, nodes, session: session)
    case .fits(let children):
      return make(ViewThatFitsRule(axes: [.horizontal, .vertical]), children, in: SurroundingStack())
    }
  }

  static func random(_ depth: Int, _ generator: inout SplitMix64) -> TreeSpec {
    func length() -> Double { [0, 1, 7.5, 20, 50, 100, 133.25][Int.random(in: 0..<7, using: &generator)] }
    func maybe() -> Double? { Bool.random(using: &generator) ? length() : nil }
    func child() -> TreeSpec { random(depth - 1, &generator) }
    func children() -> [TreeSpec] { (0..<Int.random(in: 0...3, using: &generator)).map { _ in child() } }
    func axis() -> Axis { Bool.random(using: &generator) ? .horizontal : .vertical }
    func axes() -> Axis.Set {
      [.horizontal, .vertical, [.horizontal, .vertical]][Int.random(in: 0..<3, using: &generator)]
    }
    let choice = depth <= 0 ? Int.random(in: 0..<4, using: &generator) : Int.random(in: 0..<24, using: &generator)
    switch choice {
    case 0, 1: return .fixed(length(), length())
    case 2: return .flexible
    case 3: return Bool.random(using: &generator) ? .circle : .spacer
    case 4...8:
      return .stack(axis(), spacing: maybe(), alignment: Int.random(in: 0..<15, using: &generator), children())
    case 9: return .overlaid(alignment: Int.random(in: 0..<15, using: &generator), children())
    case 10: return .frame(maybe(), maybe(), child())
    case 11, 12:
      let maximum: Double? = Bool.random(using: &generator) ? .infinity : maybe()
      return .flexibleFrame([maybe(), maybe(), maximum, maybe(), nil, maybe()], child())
    case 13: return .padding(Bool.random(using: &generator) ? length() : -10, child())
    case 14: return .aspect(maybe(), Bool.random(using: &generator) ? .fit : .fill, child())
    case 15: return .fixedSize(axes(), child())
    case 16: return .priority(Double(Int.random(in: -1...2, using: &generator)), child())
    case 17: return .guide(Int.random(in: 0..<2, using: &generator), length(), child())
    case 18: return .layer(child(), child())
    case 19: return Bool.random(using: &generator) ? .offset(length(), child()) : .position(length(), child())
    case 20: return .scroll(axes(), child())
    case 21: return .lazyStack(axis(), children())
    case 22:
      return Bool.random(using: &generator)
        ? .lazyGrid([.fixed(length()), .flexible(), .adaptive(minimum: 30)], children())
        : .grid([children(), children()])
    default: return .fits(children())
    }
  }

  var description: String {
    switch self {
    case .flexible: "Color"
    case .circle: "Circle"
    case .spacer: "Spacer"
    case .fixed(let w, let h): "fixed(\(w), \(h))"
    case .stack(let axis, let spacing, let alignment, let c):
      "\(axis)Stack(\(spacing.map { "\($0)" } ?? "nil"), \(alignment))\(c)"
    case .overlaid(let a, let c): "ZStack(\(a))\(c)"
    case .frame(let w, let h, let c): "\(c).frame(\(w.map { "\($0)" } ?? "nil"), \(h.map { "\($0)" } ?? "nil"))"
    case .flexibleFrame(let l, let c): "\(c).flexFrame(\(l.map { $0.map { "\($0)" } ?? "nil" }))"
    case .padding(let p, let c): "\(c).padding(\(p))"
    case .aspect(let r, let m, let c): "\(c).aspectRatio(\(r.map { "\($0)" } ?? "nil"), \(m))"
    case .fixedSize(let a, let c): "\(c).fixedSize(\(a.rawValue))"
    case .priority(let p, let c): "\(c).layoutPriority(\(p))"
    case .guide(let k, let v, let c): "\(c).guide(\(k), \(v))"
    case .layer(let p, let s): "\(p).overlay(\(s))"
    case .offset(let o, let c): "\(c).offset(\(o))"
    case .position(let o, let c): "\(c).position(\(o))"
    case .scroll(let a, let c): "Scroll(\(a.rawValue), \(c))"
    case .lazyStack(let a, let c): "Lazy\(a)\(c)"
    case .lazyGrid(let s, let c): "LazyVGrid(\(s))\(c)"
    case .grid(let rows): "Grid\(rows)"
    case .fits(let c): "ViewThatFits\(c)"
    }
  }
}
