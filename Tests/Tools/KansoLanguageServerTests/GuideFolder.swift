import TestSupport

/// Returns a folder with a guide `tokens.yaml`, as a repository of its own.
func guideFolder(_ guide: String) throws -> TemporaryDirectory {
  let directory = try TemporaryDirectory()
  try directory.write(guide, to: "tokens.yaml")
  // The search for guides ends at the root of a repository.
  try directory.write("", to: ".git/config")
  return directory
}
