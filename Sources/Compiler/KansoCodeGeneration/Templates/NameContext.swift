/// A context that is a text as well: a name or a path, to which the functions of `NameCase` apply.
package protocol NameContext: TemplateContext {}

/// The functions that write a name in another case, as in `{{kebab(name)}}`.
package enum NameCase: String, CaseIterable, Sendable {
  case kebab, snake, camel, pascal, constant, words
}
