import KansoInterfaceBuilder

/// A generated class of views: a root of the document with everything in it, without the cells of its tables, which
/// have classes of their own.
package struct ViewClass: Sendable {
  /// The kind of the superclass, which determines the initializer.
  package enum Kind: Sendable {
    case view
    case table(style: String)
    case collection(layout: String)
    case tableCell(style: String)
    case text
    case web
    case header
    case effect(arguments: String)
  }

  /// A property that is a view.
  struct Property: Sendable {
    let name: String
    /// True if nothing outside of the class needs the view.
    let isPrivate: Bool
    let className: String
    /// The expression that makes the view.
    let creation: String
    /// The statements about the view, which begin with a dot, and comments.
    var statements: [String]
  }

  /// Constraints that are installed in the same combinations of size classes.
  struct Constraints: Sendable {
    /// The name of the property; empty for those that are always installed.
    var name = ""
    var mask = SizeClassMask.all
    /// The constraints with settings, such as a priority, and their names: those of local constants, or of properties, which
    /// have no expression here.
    var named: [(name: String, expression: String?, settings: [String])] = []
    var expressions: [String] = []
  }

  package let name: String
  let superclass: String
  package let kind: Kind
  /// The documentation of the class.
  let summary: String
  /// The view of the document.
  package let source: InterfaceView
  var properties: [Property] = []
  /// The statements about the class itself.
  var statements: [String] = []
  /// The statements that build the hierarchy.
  var hierarchy: [String] = []
  /// The constraints that are always installed.
  var constraints = Constraints()
  /// The statements that install constraints in other notations than anchors.
  var layout: [String] = []
  /// The groups that are installed in some size classes.
  var conditional: [Constraints] = []
  /// The statements for some size classes.
  var updates: [(mask: SizeClassMask, statements: [String])] = []
  /// The properties of constraints that outlets lead to.
  var constraintProperties: [(name: String, expression: String)] = []
  /// The stored frame, if views in the class keep their frames relative to it.
  var storedFrame: String?
  /// The expressions of the views with an id, within the class; `self` for the class itself.
  package var views: [(id: String, expression: String)] = []
  /// The expressions of the constraints that outlets lead to, by id.
  var constraintExpressions: [String: String] = [:]
  /// The actions of bar button items that the controller connects, with the property of the item.
  var itemActions: [(name: String, connection: InterfaceConnection)] = []
  /// The properties of bar button items, by id.
  var itemExpressions: [String: String] = [:]
  /// True if a class of the app inherits from it.
  var isBase = false
  /// True for code for UIKit itself.
  var isUIKit = true
  /// The modules that the class needs beside UIKit.
  var modules: Set<String> = []
  /// The statements that set the outlets of a superclass in the app.
  var outlets: [String] = []
}

extension ViewClass.Constraints {
  /// True without a constraint.
  var isEmpty: Bool { expressions.isEmpty && named.isEmpty }
}

// MARK: Text

extension ViewClass {
  /// Adds the text of the class.
  func write(to lines: inout SwiftLines) {
    lines.separate()
    lines.document(summary)
    lines.block("class \(name): \(superclass) {") { lines in
      for property in properties { write(property, to: &lines) }
      for property in constraintProperties {
        lines.add("lazy var \(property.name) = \(property.expression)")
      }
      for group in conditional { writeProperty(group, to: &lines) }
      writeInitializer(to: &lines)
      lines.separate()
      // The class of the app may call it in an initializer of its own.
      if !isBase { lines.add("@available(*, unavailable)") }
      let mark = ["UIStackView", "UIActivityIndicatorView"].contains(superclass) && isUIKit ? "" : "?"
      lines.block("required init\(mark)(coder: NSCoder) {") { lines in
        lines.add("fatalError(\"init(coder:) is not supported\")")
      }
      if hasUpdates { writeUpdates(to: &lines) }
    }
  }

  private func write(_ property: Property, to lines: inout SwiftLines) {
    let access = property.isPrivate ? "private " : ""
    guard !property.statements.isEmpty else {
      lines.add("\(access)let \(property.name) = \(property.creation)")
      return
    }
    lines.block("\(access)let \(property.name): \(property.className) = {", end: "}()") { lines in
      lines.add("let \(property.name) = \(property.creation)")
      for statement in property.statements {
        lines.add(statement.hasPrefix(".") ? property.name + statement : statement)
      }
      lines.add("return \(property.name)")
    }
  }

  /// Adds the property of constraints that are installed in some size classes only.
  private func writeProperty(_ group: Constraints, to lines: inout SwiftLines) {
    lines.block("private lazy var \(group.name): [NSLayoutConstraint] = {", end: "}()") { lines in
      writeSettings(group, to: &lines)
      lines.add("return " + (group.expressions + group.named.map(\.name)).swiftArray(width: 0))
    }
  }

  private func writeSettings(_ group: Constraints, to lines: inout SwiftLines) {
    for constraint in group.named {
      if let expression = constraint.expression { lines.add("let \(constraint.name) = \(expression)") }
      lines.add(constraint.settings.map { "\(constraint.name).\($0)" })
    }
  }

  // MARK: The initializer

  private func writeInitializer(to lines: inout SwiftLines) {
    lines.separate()
    let frame = storedFrame ?? "frame"
    switch kind {
    case .view:
      writeFrameInitializer("super.init(frame: \(frame))", to: &lines)
    case .table(let style):
      writeFrameInitializer("super.init(frame: \(frame), style: .\(style))", isDesignated: false, to: &lines)
    case .collection(let layout):
      writeFrameInitializer(
        "super.init(frame: \(frame), collectionViewLayout: \(layout))", isDesignated: false, to: &lines)
    case .text:
      writeFrameInitializer(
        "super.init(frame: \(frame), textContainer: nil)", isDesignated: false, to: &lines)
    case .web:
      writeFrameInitializer(
        "super.init(frame: \(frame), configuration: WKWebViewConfiguration())", isDesignated: false,
        to: &lines)
    case .header:
      lines.block("override init(reuseIdentifier: String?) {") { lines in
        lines.add("super.init(reuseIdentifier: reuseIdentifier)")
        writeBody(to: &lines)
      }
    case .effect(let arguments):
      lines.block("init(frame: CGRect = .zero) {") { lines in
        lines.add("super.init\(arguments)")
        if let storedFrame { lines.add("self.frame = \(storedFrame)") }
        writeBody(to: &lines)
        lines.add("self.frame = frame")
      }
    case .tableCell(let style):
      lines.block("override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {") { lines in
        lines.add("super.init(style: .\(style), reuseIdentifier: reuseIdentifier)")
        if let storedFrame {
          lines.add("frame = \(storedFrame)")
          lines.add("contentView.frame = bounds")
        }
        writeBody(to: &lines)
      }
    }
  }

  /// Adds the initializer with a frame. That of a table or collection view overrides none, and has a default.
  private func writeFrameInitializer(_ call: String, isDesignated: Bool = true, to lines: inout SwiftLines) {
    lines.block(isDesignated ? "override init(frame: CGRect) {" : "init(frame: CGRect = .zero) {") { lines in
      lines.add(call)
      writeBody(to: &lines)
      if storedFrame != nil {
        lines.add("// The frames above are those in a view of the size in the document.")
        lines.add("self.frame = frame")
      }
    }
  }

  /// Adds the statements after the call of the superclass.
  private func writeBody(to lines: inout SwiftLines) {
    for statement in statements {
      lines.add(statement.hasPrefix(".") ? String(statement.dropFirst()) : statement)
    }
    lines.add(hierarchy)
    lines.add(layout)
    if !constraints.isEmpty {
      writeSettings(constraints, to: &lines)
      lines.add(
        "NSLayoutConstraint.activate("
          + (constraints.expressions + constraints.named.map(\.name)).swiftArray(width: 0) + ")")
    }
    lines.add(outlets)
    if hasUpdates { lines.add("updateForSizeClasses()") }
  }

  // MARK: Size classes

  private var hasUpdates: Bool { !conditional.isEmpty || !updates.isEmpty }

  private func writeUpdates(to lines: inout SwiftLines) {
    lines.separate()
    lines.block("override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {") {
      lines in
      lines.add("super.traitCollectionDidChange(previousTraitCollection)")
      lines.add("updateForSizeClasses()")
    }
    lines.separate()
    lines.document("Installs the views and constraints of the size classes.")
    lines.block("private func updateForSizeClasses() {") { lines in
      if !conditional.isEmpty {
        lines.add("NSLayoutConstraint.deactivate(\(conditional.map(\.name).joined(separator: " + ")))")
      }
      for update in updates {
        lines.block("if \(update.mask.condition) {") { lines in lines.add(update.statements) }
      }
      for group in conditional {
        lines.block("if \(group.mask.condition) {") { lines in
          lines.add("NSLayoutConstraint.activate(\(group.name))")
        }
      }
    }
  }
}
