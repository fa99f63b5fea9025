/// The name of a generated class, and its relation to the class that the app has.
struct GeneratedClass {
  /// The name of the generated class.
  let name: String
  /// The class of the app; nil if the document names none.
  let appClass: String?
  /// True if the class of the app inherits from the generated one; false if it is the other way around, since several
  /// scenes or cells have that class.
  let isBase: Bool

  /// The class that is used.
  var type: String { isBase ? appClass ?? name : name }
  /// The class of the app that the generated one inherits from; nil if it inherits from a class of UIKit.
  var appSuperclass: String? { isBase ? nil : appClass }
}
