/// The access level of the generated declarations. `internal` is written without a keyword.
package enum Access: String, CaseIterable, Sendable {
  case `public`
  case package
  case `internal`
}
