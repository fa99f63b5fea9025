import KansoFormatting
import KansoInterfaceBuilder
import KansoProject
import KansoThemeEncoding

/// The segues of a controller as functions with the class of their destination.
struct SegueCode {
  private let graph: SceneGraph
  private let context: DocumentContext

  init(_ graph: SceneGraph, _ context: DocumentContext) { (self.graph, self.context) = (graph, context) }

  /// Returns the name of a segue's function: its identifier, else the class of its destination, after a verb.
  static func name(of segue: InterfaceConnection, _ graph: SceneGraph) -> String {
    let kind = segue.properties["kind"]?.value
    let verb = kind == "embed" ? "embed" : kind == "unwind" ? "unwind" : "show"
    if let identifier = segue.properties["identifier"]?.value, let words = ViewNames.words(of: identifier) {
      let name = words.lowercased().hasSuffix("segue") && words.count > 5 ? String(words.dropLast(5)) : words
      return name.hasPrefix(verb) ? name : SwiftName.member([verb, name])
    }
    let type = graph.controller(withID: segue.destination?.value)?.type
    return SwiftName.member([verb, SwiftName.screen(type ?? "destination")])
  }

  /// Returns the statement that follows a segue for a person, unless the app refuses it.
  ///
  /// - Parameters:
  ///   - function: the name of the segue's function.
  ///   - sender: the expression of the control, row or item.
  static func following(
    _ segue: InterfaceConnection, _ function: String, sender: String, _ platform: ConversionOptions.Platform
  ) -> String {
    guard platform == .uikit else { return "\(function)()" }
    let call = "\(function)(sender: \(sender))"
    guard let identifier = segue.properties["identifier"]?.value, segue.properties["kind"]?.value != "unwind"
    else { return call }
    let literal = SwiftText.literal(identifier)
    return "if shouldPerformSegue(withIdentifier: \(literal), sender: \(sender)) { \(call) }"
  }

  /// Adds the function of a segue.
  ///
  /// - Parameter anchor: returns the expression of the view or the item with an id, at which a popover is.
  func write(
    _ segue: InterfaceConnection, named name: String, anchor: (String) -> String?, to lines: inout SwiftLines
  ) {
    let kind = segue.properties["kind"]?.value ?? "show"
    let title = segue.properties["identifier"].map { " `\(SwiftText.singleLine($0.value))`" } ?? ""
    lines.separate()
    if context.options.platform == .uikit {
      lines.add(context.unconverted.orders(for: segue).map { context.leave($0, at: segue.range) })
    }
    lines.document("The segue\(title), of the kind \(SwiftText.singleLine(kind)).")
    guard kind != "unwind", let destination = graph.controller(withID: segue.destination?.value) else {
      let parameter =
        kind == "embed"
        ? "in container: UIView" : context.options.platform == .uikit ? "sender: Any? = nil" : ""
      lines.block("func \(name)(\(parameter)) {") { lines in
        lines.add(
          context.leave(
            kind == "unwind" ? "go back to the scene of this unwind segue" : "show the scene of this segue",
            at: segue.range))
      }
      return
    }
    let isEmbedded = kind == "embed"
    let isUIKit = context.options.platform == .uikit
    let parameters =
      (isEmbedded ? ["in container: UIView"] : []) + (isUIKit ? ["sender: Any? = nil"] : [])
      + ["_ configure: (\(destination.type)) -> Void = { _ in }"]
    lines.block("func \(name)(\(parameters.joined(separator: ", "))) {") { lines in
      if let selector = segue.properties["destinationCreationSelector"]?.value {
        lines.add(
          context.leave("make the destination with \(SwiftText.singleLine(selector))", at: segue.range))
      }
      lines.add("let destination = \(destination.expression)")
      // As in a storyboard, before the app prepares the destination.
      if !isEmbedded { lines.add(styles(of: segue, kind, anchor)) }
      lines.add("configure(destination)")
      let custom =
        kind == "custom" && isUIKit ? SwiftName.appClass(segue.properties["customClass"]?.value) : nil
      if isUIKit {
        let identifier = segue.properties["identifier"].map { SwiftText.literal($0.value) } ?? "nil"
        let creation =
          "\(custom ?? "UIStoryboardSegue")(identifier: \(identifier), source: self, destination: destination)"
        if let custom {
          context.note(custom, inheritsFrom: "UIStoryboardSegue")
          return lines.add([
            "let segue = \(creation)", "prepare(for: segue, sender: sender)", "segue.perform()",
          ])
        }
        lines.add("prepare(for: \(creation), sender: sender)")
      }
      lines.add(isEmbedded ? Self.embedding : presentation(segue, kind))
    }
  }

  /// Adds the method that follows a segue by its identifier, as the app's code may ask for it.
  ///
  /// - Parameter segues: the segues with their functions.
  func writePerforming(_ segues: [(segue: InterfaceConnection, name: String)], to lines: inout SwiftLines) {
    let named = segues.filter { segue, _ in
      segue.properties["identifier"] != nil && !["embed", "unwind"].contains(segue.properties["kind"]?.value)
        && graph.controller(withID: segue.destination?.value) != nil
    }
    var seen: Set<String> = []
    let unique = named.filter { seen.insert($0.segue.properties["identifier"]?.value ?? "").inserted }
    guard context.options.platform == .uikit, !unique.isEmpty else { return }
    lines.separate()
    lines.block("override func performSegue(withIdentifier identifier: String, sender: Any?) {") { lines in
      lines.block("switch identifier {") { lines in
        for (segue, name) in unique {
          lines.add(
            "case \(SwiftText.literal(segue.properties["identifier"]?.value ?? "")): \(name)(sender: sender)")
        }
        lines.add("default: super.performSegue(withIdentifier: identifier, sender: sender)")
      }
    }
  }

  private static let embedding = [
    "addChild(destination)", "destination.view.frame = container.bounds",
    "destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
    "container.addSubview(destination.view)", "destination.didMove(toParent: self)",
  ]

  /// Returns the statements that show the destination.
  private func presentation(_ segue: InterfaceConnection, _ kind: String) -> [String] {
    let isPortable = context.options.platform == .portable
    switch kind {
    case "show": return ["show(destination, sender: self)"]
    case "push": return ["navigationController?.pushViewController(destination, animated: true)"]
    case "showDetail", "replace":
      return [
        isPortable ? "show(destination, sender: self)" : "showDetailViewController(destination, sender: self)"
      ]
    default: break
    }
    let animated = segue.properties["animates"]?.value == "NO" ? "false" : "true"
    let comments = kind == "custom" ? [context.leave("show it as the app's segue does", at: segue.range)] : []
    return comments + ["present(destination, animated: \(animated))"]
  }

  /// Returns the statements about the way in which the destination is presented.
  private func styles(
    of segue: InterfaceConnection, _ kind: String, _ anchor: (String) -> String?
  ) -> [String] {
    guard !["show", "push", "showDetail", "replace"].contains(kind) else { return [] }
    let isPortable = context.options.platform == .portable
    var result: [String] = []
    let isPopover =
      kind == "popoverPresentation" || kind == "popover"
      || segue.properties["modalPresentationStyle"]?.value == "popover"
    if isPopover {
      if !isPortable { result.append("destination.modalPresentationStyle = .popover") }
      result += popover(segue, anchor)
    }
    if !isPortable {
      for key in ["modalPresentationStyle", "modalTransitionStyle"] {
        guard !isPopover || key == "modalTransitionStyle",
          let style = AttributeWords.code(segue.properties[key]?.value, of: key)
        else { continue }
        result.append("destination.\(key) = .\(style)")
      }
    }
    return result
  }

  /// Returns the statements about the anchor and the arrow of a popover.
  private func popover(_ segue: InterfaceConnection, _ anchor: (String) -> String?) -> [String] {
    let popover = "destination.popoverPresentationController?"
    var result: [String] = []
    func expression(_ key: String) -> String? { segue.properties[key].flatMap { anchor($0.value) } }
    if context.options.platform == .uikit, let view = expression("popoverAnchorView") {
      result += ["\(popover).sourceView = \(view)", "\(popover).sourceRect = \(view).bounds"]
    } else if context.options.platform == .uikit, let item = expression("popoverAnchorBarButtonItem") {
      result.append("\(popover).barButtonItem = \(item)")
    } else {
      return [context.leave("set the anchor of the popover", at: segue.range)]
    }
    if case .record(let directions)? = segue.values["popoverArrowDirection"] {
      let names = ["up", "down", "left", "right"].filter { directions.properties[$0]?.value == "YES" }
      if !names.isEmpty, names.count < 4 {
        result.append(
          "\(popover).permittedArrowDirections = [\(names.map { "." + $0 }.joined(separator: ", "))]")
      }
    }
    return result
  }
}
