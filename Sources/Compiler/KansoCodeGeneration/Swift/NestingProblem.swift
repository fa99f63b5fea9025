import KansoTheme
import KansoThemeEncoding

/// A reason that a theme cannot have enums for the values of axes.
package enum NestingProblem: Equatable, Sendable {
  /// The enums would have more than `maxTokens` constants.
  case tooManyTokens
  /// The enum of a value would have the name of another declaration.
  case collision(Collision)

  /// A value of an axis whose enum would have the name of another declaration in Swift.
  package struct Collision: Equatable, Sendable {
    package let axis: String
    package let value: String
    /// The index of the first mode in `Theme.modes` that gives the axis the value.
    package let mode: Int
    /// The other declaration, as in "`colors.g90`" or "`density: g90`".
    package let other: String
    /// The name of both.
    package let name: String
  }

  /// The maximum number of constants in the enums for the values of axes. Each of these enums has the constants of its
  /// whole section, and those of several axes nest.
  package static let maxTokens = 1_000_000
}

extension Theme {
  /// Returns the first reason that the theme cannot have an enum for each value of the nested axes; nil if it can.
  package func nestingProblem(_ naming: SwiftNaming) -> NestingProblem? {
    let axes = naming.nestedAxes
    var count = 0.0
    for section in sections {
      let followed = axes.filter { follows($0, in: section) }
      var tokens = 0.0
      forEachToken(in: section) { _ in tokens += 1 }
      count += tokens * (followed.reduce(1) { $0 * Double(values(of: $1).count + 1) } - 1)
      guard count <= Double(NestingProblem.maxTokens) else { return .tooManyTokens }
      if let collision = nestingCollision(in: section, axes: followed, naming) {
        return .collision(collision)
      }
    }
    return nil
  }

  /// Returns the first value of an axis whose enum would have the name of a member of a section, or that of another
  /// value.
  private func nestingCollision(
    in section: TokenGroup, axes: [String], _ naming: SwiftNaming
  ) -> NestingProblem.Collision? {
    var names: [String: String] = [:]
    for member in section.members {
      switch member {
      case .token(let index): names[naming.member(tokens[index].path.name)] = "`\(tokens[index].path)`"
      case .group(let group): names[naming.type(group.path.name)] = "`\(group.path)`"
      }
    }
    for axis in axes {
      for value in values(of: axis) {
        let name = naming.type(value)
        if let other = names.updateValue("`\(axis): \(value)`", forKey: name) {
          let mode = modes.firstIndex { $0.context.values[axis] == value } ?? 0
          return .init(axis: axis, value: value, mode: mode, other: other, name: name)
        }
      }
    }
    return nil
  }
}
