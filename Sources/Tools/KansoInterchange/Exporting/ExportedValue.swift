import KansoFormatting

/// A value of a token in JSON.
indirect enum ExportedValue {
  case text(String)
  case number(Double)
  case list([ExportedValue])
  case object([(name: String, value: ExportedValue)])
}

extension JSONWriter {
  /// Writes a value of a token: an object with a member per line, and numbers in a list on one line.
  mutating func write(_ value: ExportedValue) {
    switch value {
    case .text(let text): writeString(text)
    case .number(let number): writeNumber(number)
    case .list(let elements):
      writeArray(inline: !value.hasObjects) { writer in
        for element in elements {
          writer.beginElement()
          writer.write(element)
        }
      }
    case .object(let members):
      writeObject { writer in
        for (name, member) in members {
          writer.writeKey(named: name)
          writer.write(member)
        }
      }
    }
  }

  /// Writes a member with a text.
  mutating func writeMember(_ name: String, _ text: String) {
    writeKey(named: name)
    writeString(text)
  }
}

extension ExportedValue {
  /// True for an object and a list of objects.
  fileprivate var hasObjects: Bool {
    switch self {
    case .text, .number: false
    case .list(let elements): elements.contains { $0.hasObjects }
    case .object: true
    }
  }
}
