import TestSupport

@testable import VitrineUI

/// Views put together at random: stacks, branches, loops, bindings, environments and preferences, with state everywhere.
enum RandomViews {
  /// What a view is made of.
  indirect enum Plan {
    case leaf
    case counter
    case stack(isVertical: Bool, [Plan])
    case padded(Plan)
    case branch(Plan, Plan)
    case loop(Int, Plan)
    case sharing(Plan)
    case tinted(Plan)
    case identified(Plan)
    case measured(Plan)
    case preferring(Plan)
    case fitting(Plan)
  }

  static func plan(_ random: inout SplitMix64, size: Int) -> Plan {
    guard size > 1 else { return Bool.random(using: &random) ? .leaf : .counter }
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3:
      let count = Int.random(in: 1...3, using: &random)
      return .stack(
        isVertical: Bool.random(using: &random), (0..<count).map { _ in plan(&random, size: size / count) })
    case 4: return .padded(plan(&random, size: size - 1))
    case 5: return .branch(plan(&random, size: size / 2), plan(&random, size: size / 2))
    case 6: return .loop(Int.random(in: 1...3, using: &random), plan(&random, size: size / 3))
    case 7: return .sharing(plan(&random, size: size - 1))
    case 8: return .tinted(plan(&random, size: size - 1))
    case 9: return .identified(plan(&random, size: size - 1))
    case 10: return .measured(plan(&random, size: size - 1))
    default:
      return Bool.random(using: &random)
        ? .preferring(plan(&random, size: size - 1)) : .fitting(plan(&random, size: size - 1))
    }
  }

  static func view(_ plan: Plan) -> AnyView {
    switch plan {
    case .leaf: AnyView(Leaf())
    case .counter: AnyView(Counter())
    case .stack(true, let parts): AnyView(VStack(spacing: 2) { list(parts) })
    case .stack(false, let parts): AnyView(HStack(spacing: 2) { list(parts) })
    case .padded(let inner): AnyView(view(inner).padding(3))
    case .branch(let one, let other): AnyView(Branch(one: one, other: other))
    case .loop(let count, let inner): AnyView(Loop(count: count, inner: inner))
    case .sharing(let inner): AnyView(Sharing(inner: inner))
    case .tinted(let inner): AnyView(Tinted(inner: inner))
    case .identified(let inner): AnyView(Identified(inner: inner))
    case .measured(let inner): AnyView(Measured(inner: inner))
    case .preferring(let inner): AnyView(Preferring(inner: inner))
    case .fitting(let inner): AnyView(Fitting(inner: inner))
    }
  }

  private static func list(_ parts: [Plan]) -> ViewList { ViewList(parts.map { view($0) as any View }) }
}

/// What it is and does depends on nothing.
private struct Leaf: View {
  var body: some View { Color.red.frame(width: 7, height: 5) }
}

private struct WidthKey: EnvironmentKey {
  static let defaultValue = 4.0
}

extension EnvironmentValues {
  fileprivate var barWidth: Double {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
}

private struct HeightKey: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

private struct Counter: View {
  @State private var count = 0
  @Environment(\.barWidth) private var width
  var body: some View {
    Button {
      count += 1
    } label: {
      Color.blue.frame(width: width, height: Double(3 + count % 4))
    }
    .preference(key: HeightKey.self, value: Double(count % 3))
  }
}

private struct Branch: View {
  let one: RandomViews.Plan
  let other: RandomViews.Plan
  @State private var isOther = false
  var body: some View {
    HStack(spacing: 1) {
      Switcher(isOn: $isOther)
      if isOther { RandomViews.view(other) } else { RandomViews.view(one) }
    }
  }
}

/// Writes what another view owns, and depends on it.
private struct Switcher: View {
  @Binding var isOn: Bool
  var body: some View {
    Button {
      isOn.toggle()
    } label: {
      Color.green.frame(width: isOn ? 4 : 2, height: 2)
    }
  }
}

private struct Loop: View {
  let count: Int
  let inner: RandomViews.Plan
  @State private var ids = [1, 2]
  var body: some View {
    VStack(spacing: 1) {
      Button {
        ids = ids.count < 3 ? [(ids.max() ?? 0) + count] + ids.reversed() : Array(ids.dropFirst(2))
      } label: {
        Color.gray.frame(width: 3, height: 3)
      }
      ForEach(ids, id: \.self) { _ in RandomViews.view(inner) }
    }
  }
}

private struct Sharing: View {
  let inner: RandomViews.Plan
  @State private var isOn = false
  var body: some View {
    HStack(spacing: 0) {
      Switcher(isOn: $isOn)
      Switcher(isOn: $isOn)
      RandomViews.view(inner)
    }
  }
}

private struct Tinted: View {
  let inner: RandomViews.Plan
  @State private var width = 4.0
  var body: some View {
    VStack(spacing: 0) {
      Button {
        width += 2
      } label: {
        Spacer().frame(width: 2, height: 2)
      }
      RandomViews.view(inner).environment(\.barWidth, width)
    }
  }
}

private struct Identified: View {
  let inner: RandomViews.Plan
  @State private var id = 0
  var body: some View {
    VStack(spacing: 0) {
      Button {
        id = (id + 1) % 3
      } label: {
        Color.black.frame(width: 1, height: 2)
      }
      RandomViews.view(inner).id(id)
    }
  }
}

private struct Measured: View {
  let inner: RandomViews.Plan
  var body: some View {
    RandomViews.view(inner).overlay(alignment: .center) {
      GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }
    }
  }
}

private struct Preferring: View {
  let inner: RandomViews.Plan
  @State private var height = 0.0
  var body: some View {
    VStack(spacing: 0) {
      RandomViews.view(inner).onPreferenceChange(HeightKey.self) { height = $0 }
      Color.blue.frame(width: 5, height: height)
    }
  }
}

private struct Fitting: View {
  let inner: RandomViews.Plan
  var body: some View {
    ViewThatFits {
      RandomViews.view(inner).frame(minWidth: 30)
      RandomViews.view(inner)
    }
    .frame(maxWidth: 40)
  }
}
