import KansoPOSIX

/// The user's folder for what programs of Kanso keep between runs. All of it can be deleted at any time.
package enum CacheFolder {
  /// The path: `kanso` in `XDG_CACHE_HOME`, else in the folder of the system in the home folder. Nil without a home.
  package static var path: String? {
    func absolute(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.utf8.first == UInt8(ascii: "/") ? $0 : nil }
    }
    #if os(macOS)
      let folder = "Library/Caches"
    #else
      let folder = ".cache"
    #endif
    return (absolute("XDG_CACHE_HOME") ?? absolute("HOME").map { "\($0)/\(folder)" }).map { "\($0)/kanso" }
  }
}
