import ArgumentParser

/// The formats of the report.
enum InventoryFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case html
}
