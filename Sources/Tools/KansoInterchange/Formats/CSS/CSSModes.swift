/// The axes of a style sheet in terms of tokens. Light, dark and high contrast are one axis, which is the system's.
struct CSSModes {
  private(set) var axes: [ForeignAxis] = []
  private let base: CSSConditions

  init(_ base: CSSConditions) { self.base = base }

  /// Adds the modes of a context.
  mutating func note(_ context: CSSConditions) {
    for (name, mode) in named(context) {
      let first = name.map { base.modes[$0] ?? "default" } ?? appearance(base)
      if !axes.contains(where: { $0.name == name }) { axes.append(ForeignAxis(name: name, modes: [first])) }
      guard let axis = axes.firstIndex(where: { $0.name == name }), !axes[axis].modes.contains(mode) else {
        continue
      }
      axes[axis].modes.append(mode)
    }
  }

  /// Returns the modes of a context by the indices of axes, without those that are the default.
  func selection(_ context: CSSConditions) -> [Int: String] {
    var selection: [Int: String] = [:]
    for (name, mode) in named(context) {
      if let axis = axes.firstIndex(where: { $0.name == name }), axes[axis].modes.first != mode {
        selection[axis] = mode
      }
    }
    return selection
  }

  /// Returns the modes of a context with the names of their axes, nil for the system's.
  private func named(_ context: CSSConditions) -> [(axis: String?, mode: String)] {
    var named: [(String?, String)] = []
    let system = appearance(context)
    if system != appearance(base) { named.append((nil, system)) }
    for (axis, mode) in context.modes.sorted(by: { $0.key < $1.key }) {
      guard axis != CSSConditions.appearance, axis != CSSConditions.contrast, mode != base.modes[axis] else {
        continue
      }
      named.append((axis, mode))
    }
    return named
  }

  /// Returns the name of the system's appearance in a context.
  private func appearance(_ context: CSSConditions) -> String {
    let mode = context.modes[CSSConditions.appearance] ?? "light"
    return context.modes[CSSConditions.contrast] == nil ? mode : mode + "HighContrast"
  }
}

extension CSSCascade {
  /// Returns the contexts in which the value for some conditions can apply: those with them, and the same with high
  /// contrast and with both appearances if the style sheets have them, because these are modes of one axis.
  func contexts(of conditions: CSSConditions) -> [CSSConditions] {
    var contexts = [conditions]
    guard axes.contains(where: { $0.name == CSSConditions.contrast }) else { return contexts }
    for mode in axes.first(where: { $0.name == CSSConditions.appearance })?.modes ?? [] {
      var other = conditions
      other.modes[CSSConditions.appearance] = mode
      if !contexts.contains(other) { contexts.append(other) }
    }
    return contexts
      + contexts.map { context in
        var other = context
        other.modes[CSSConditions.contrast] = CSSConditions.increased
        return other
      }
  }
}
