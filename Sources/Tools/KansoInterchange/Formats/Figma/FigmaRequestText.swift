import KansoFormatting
import KansoTheme

/// The body of the request that creates collections and variables, `POST /v1/files/KEY/variables` of Figma's REST
/// interface. Its ids hold within one request; they are made of the names, so that equal tokens give equal bytes.
enum FigmaRequestText {
  static func bytes(of plan: FigmaPlan) -> [UInt8] {
    var writer = JSONWriter(capacity: 1024 + 512 * plan.variables.count)
    writer.writeObject { writer in
      writer.writeKey("variableCollections")
      writer.writeArray { writer in
        for collection in plan.collections { write(collection, &writer) }
      }
      writer.writeKey("variableModes")
      writer.writeArray { writer in
        for collection in plan.collections { writeModes(of: collection, &writer) }
      }
      writer.writeKey("variables")
      writer.writeArray { writer in
        for variable in plan.variables { write(variable, plan, &writer) }
      }
      writer.writeKey("variableModeValues")
      writer.writeArray { writer in
        for variable in plan.variables { writeValues(of: variable, plan, &writer) }
      }
    }
    writer.writeNewline()
    return writer.bytes
  }

  private static func id(_ collection: FigmaPlan.Collection) -> String { "collection:\(collection.name)" }

  private static func id(_ mode: Int, of collection: FigmaPlan.Collection) -> String {
    "mode:\(collection.name)/\(collection.modes[mode])"
  }

  private static func id(_ variable: String) -> String { "variable:\(variable)" }

  private static func write(_ collection: FigmaPlan.Collection, _ writer: inout JSONWriter) {
    writeElement(&writer) { writer in
      write("action", "CREATE", &writer)
      write("id", id(collection), &writer)
      write("name", collection.name, &writer)
      write("initialModeId", id(0, of: collection), &writer)
    }
  }

  /// Writes the modes of a collection. The first one exists already and gets its name.
  private static func writeModes(of collection: FigmaPlan.Collection, _ writer: inout JSONWriter) {
    for (index, mode) in collection.modes.enumerated() {
      writeElement(&writer) { writer in
        write("action", index == 0 ? "UPDATE" : "CREATE", &writer)
        write("id", id(index, of: collection), &writer)
        write("name", mode, &writer)
        write("variableCollectionId", id(collection), &writer)
      }
    }
  }

  private static func write(
    _ variable: FigmaPlan.Variable, _ plan: FigmaPlan, _ writer: inout JSONWriter
  ) {
    writeElement(&writer) { writer in
      write("action", "CREATE", &writer)
      write("id", id(variable.name), &writer)
      write("name", variable.name, &writer)
      write("variableCollectionId", id(plan.collections[variable.collection]), &writer)
      write("resolvedType", variable.typeName, &writer)
      if let description = variable.description { write("description", description, &writer) }
      writer.writeKey("scopes")
      writer.writeArray { writer in
        for scope in variable.scopes {
          writer.beginElement()
          writer.writeString(scope)
        }
      }
      guard let swift = variable.swift else { return }
      writer.writeKey("codeSyntax")
      writer.writeObject { write("iOS", swift, &$0) }
    }
  }

  private static func writeValues(
    of variable: FigmaPlan.Variable, _ plan: FigmaPlan, _ writer: inout JSONWriter
  ) {
    let collection = plan.collections[variable.collection]
    for (mode, value) in variable.values.enumerated() {
      writeElement(&writer) { writer in
        write("variableId", id(variable.name), &writer)
        write("modeId", id(mode, of: collection), &writer)
        writer.writeKey("value")
        write(value, &writer)
      }
    }
  }

  private static func write(_ value: FigmaPlan.Value, _ writer: inout JSONWriter) {
    switch value {
    case .alias(let name):
      writer.writeObject { writer in
        write("type", "VARIABLE_ALIAS", &writer)
        write("id", id(name), &writer)
      }
    case .value(.number(let number)): writer.writeNumber(number)
    case .value(.text(let text)): writer.writeString(text)
    case .value(.color(let color)):
      writer.writeObject { writer in
        let channels = [
          ("r", color.first), ("g", color.second), ("b", color.third), ("a", color.alpha),
        ]
        for (key, channel) in channels {
          writer.writeKey(named: key)
          writer.writeNumber(channel ?? 0)
        }
      }
    }
  }

  /// Writes an object on one line as an element of the open array.
  private static func writeElement(_ writer: inout JSONWriter, _ members: (inout JSONWriter) -> Void) {
    writer.beginElement()
    writer.writeObject(inline: true, members)
  }

  private static func write(_ key: StaticString, _ text: String, _ writer: inout JSONWriter) {
    writer.writeKey(key)
    writer.writeString(text)
  }
}
