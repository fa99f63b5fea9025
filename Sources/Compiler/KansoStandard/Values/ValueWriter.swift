import KansoFormatting
import KansoTheme

/// Writes resolved values: units, color spaces and missing components as they are written, without references.
struct ValueWriter {
  private let table: ReferenceTable
  private let limits: StandardLimits
  private var count = 0
  /// The reason that the output is incomplete; nil if it is complete.
  private(set) var problem: String?

  init(_ table: ReferenceTable, _ limits: StandardLimits) { (self.table, self.limits) = (table, limits) }

  /// Writes the value of a token, without a key. Stops at the limits, with `problem`.
  mutating func write(_ token: Int32, of type: TokenType, to writer: inout JSONWriter) {
    guard let value = table.value(of: token) else { return }
    write(value, of: type, to: &writer)
  }

  /// Writes a value of a type. Stops at the limits, with `problem`.
  mutating func write(_ value: Place, of type: TokenType, to writer: inout JSONWriter) {
    if type == .gradient {
      writer.writeArray(inline: true) { writer in writeStops(value, depth: 0, to: &writer) }
    } else {
      write(value, to: &writer)
    }
  }

  /// Returns a place, or the value at the end of its references.
  private func explicit(_ place: Place) -> Place {
    guard let site = table.site(at: place) else { return place }
    return table.sites[Int(site)].value ?? place
  }

  /// Counts a value. Returns false after the limit.
  private mutating func isCounted() -> Bool {
    count += 1
    if count > limits.valueCount { problem = "the resolved values have more than \(limits.valueCount) parts" }
    return problem == nil
  }

  /// Writes a value. The forms of the types limit the recursion.
  private mutating func write(_ written: Place, to writer: inout JSONWriter) {
    // After the limit, the text is not used.
    guard isCounted() else { return writer.writeBool(false) }
    let place = explicit(written)
    switch place.node.content {
    case .object(let members):
      writer.writeObject(inline: true) { writer in
        for member in members {
          writer.writeKey(named: member.key)
          write(place.with(member.value), to: &writer)
        }
      }
    case .array(let elements):
      writer.writeArray(inline: true) { writer in
        for element in elements {
          writer.beginElement()
          write(place.with(element), to: &writer)
        }
      }
    case .string(let text): writer.writeString(text)
    case .number(let number): writer.writeNumber(number)
    case .bool(let value): writer.writeBool(value)
    // No type has such a value.
    case .null: writer.writeBool(false)
    }
  }

  /// Writes the stops of a gradient. The stops of a gradient in its array take its place.
  private mutating func writeStops(_ written: Place, depth: Int, to writer: inout JSONWriter) {
    guard isCounted() else { return }
    guard depth <= limits.gradientDepth else {
      problem = "gradients are nested deeper than \(limits.gradientDepth) levels"
      return
    }
    let place = explicit(written)
    if let elements = place.node.elements {
      for element in elements { writeStops(place.with(element), depth: depth + 1, to: &writer) }
      return
    }
    writer.beginElement()
    writer.writeObject(inline: true) { writer in
      for member in place.node.members ?? [] {
        writer.writeKey(named: member.key)
        let value = place.with(member.value)
        if member.key == "position", case .number(let position) = explicit(value).node.content {
          writer.writeNumber(min(max(position, 0), 1))
        } else {
          write(value, to: &writer)
        }
      }
    }
  }
}
