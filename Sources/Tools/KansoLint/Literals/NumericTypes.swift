import SwiftSyntax

/// The types of numbers.
enum NumericTypes {
  /// The numeric types that do not convert to `CGFloat`.
  static let others: Set<String> = [
    "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
    "Float", "Float16", "Float80", "Decimal", "NSNumber", "NSDecimalNumber",
  ]

  /// Returns true for a numeric type that does not convert to `CGFloat`, also as an optional; false for nil.
  static func isOther(_ type: TypeSyntax?) -> Bool {
    type.map { others.contains($0.trimmedDescription.filter { $0 != "?" && $0 != "!" }) } ?? false
  }
}
