import KansoFormatting
import KansoLint

/// The report for programs.
package enum InventoryJSON {
  /// The maximum number of places of a value in the report.
  private static let maxPlaceCount = 20

  /// Returns the report as one JSON object. Equal sources give equal bytes.
  package static func text(of inventory: Inventory) -> String {
    let summary = InventorySummary(inventory)
    var writer = JSONWriter(escapesUnprintable: true)
    writer.writeObject { writer in
      writer.writeKey("tokens")
      writer.writeNumber(Double(inventory.tokenCount))
      writer.writeKey("files")
      write(inventory.counts, to: &writer)
      writer.writeKey("skippedFolders")
      writer.writeArray { writer in
        for folder in inventory.skipped {
          writer.beginElement()
          writer.writeString(folder.path)
        }
      }
      writer.writeKey("totals")
      writer.writeArray { writer in
        for total in summary.totals { write(total, to: &writer) }
      }
      writer.writeKey("costliestFiles")
      writer.writeArray { writer in
        for file in summary.costliestFiles {
          writer.beginElement()
          writer.writeObject(inline: true) { writer in
            write("path", file.path, to: &writer)
            write("literals", file.literalCount, to: &writer)
          }
        }
      }
      writer.writeKey("values")
      writer.writeArray { writer in
        for item in inventory.items {
          writer.beginElement()
          write(item, of: inventory, to: &writer)
        }
      }
    }
    return writer.text + "\n"
  }

  private static func write(_ counts: FileCounts, to writer: inout JSONWriter) {
    writer.writeObject(inline: true) { writer in
      write("read", counts.read, to: &writer)
      write("generated", counts.generated, to: &writer)
      write("tests", counts.tests, to: &writer)
      write("unreadable", counts.unreadable, to: &writer)
      write("computedValues", counts.computed, to: &writer)
      write("textMeasures", counts.textMeasures, to: &writer)
    }
  }

  private static func write(_ total: InventorySummary.Total, to writer: inout JSONWriter) {
    writer.beginElement()
    writer.writeObject(inline: true) { writer in
      write("kind", total.kind.rawValue, to: &writer)
      write("uses", total.useCount, to: &writer)
      write("literals", total.literalCount, to: &writer)
      write("values", total.valueCount, to: &writer)
      write("named", total.namedCount, to: &writer)
      write("proposed", total.proposedCount, to: &writer)
      write("oneOffs", total.oneOffCount, to: &writer)
      write("nearDuplicates", total.nearDuplicateCount, to: &writer)
    }
  }

  private static func write(_ item: Inventory.Item, of inventory: Inventory, to writer: inout JSONWriter) {
    let entry = item.entry
    writer.writeObject { writer in
      write("kind", entry.kind.rawValue, to: &writer)
      write("value", entry.value.description, to: &writer)
      write("uses", entry.uses.count, to: &writer)
      write("literals", entry.literalCount, to: &writer)
      write("status", item.status.rawValue, to: &writer)
      if let token = item.token { write("token", token, to: &writer) }
      if let neighbor = entry.neighbor {
        writer.writeKey("near")
        writer.writeObject(inline: true) { writer in
          write("value", inventory.items[neighbor.entry].entry.value.description, to: &writer)
          writer.writeKey("distance")
          writer.writeNumber(neighbor.distance)
        }
      }
      writer.writeKey("places")
      writer.writeArray { writer in
        for use in entry.uses.prefix(maxPlaceCount) {
          writer.beginElement()
          writer.writeString(use.location)
        }
      }
    }
  }

  private static func write(_ key: StaticString, _ text: String, to writer: inout JSONWriter) {
    writer.writeKey(key)
    writer.writeString(text)
  }

  private static func write(_ key: StaticString, _ count: Int, to writer: inout JSONWriter) {
    writer.writeKey(key)
    writer.writeNumber(Double(count))
  }
}
