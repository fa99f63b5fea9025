import KansoFormatting
import KansoTheme

extension CompiledGuide {
  /// A line for each token that another file of the guide replaces: the place, the name and the value that apply, and
  /// the place and the value that do not. A guide without overrides has a line that says so.
  package var overridesDescription: String {
    guard let guide else { return "" }
    if guide.overrides.isEmpty { return "No file of the guide replaces a token of another one.\n" }
    return guide.overrides.map { override in
      let (new, old) = (override.token, override.replaced)
      let name = new?.path ?? old.path
      let value = new.map { "= \($0.sourceText(modes: guide.modes).printable)" } ?? "is a group"
      let oldName = name == old.path ? "" : "\(old.path.dotted.printable) = "
      let places = [override.nameRange, old.nameRange].map { "\($0.file.path.printable):\($0.start)" }
      return "\(places[0]): \(name.dotted.printable) \(value), overrides \(places[1]) \(oldName)"
        + "\(old.sourceText(modes: guide.modes).printable)\n"
    }.joined()
  }
}
