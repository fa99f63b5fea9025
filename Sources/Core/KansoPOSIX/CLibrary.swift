// The C library of each system. Whoever imports KansoPOSIX gets it too, so that no other file has to tell the systems
// apart.
#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Glibc
#endif

extension stat {
  /// The times of the last modification of the contents, and of the last change of contents, permissions, owner or
  /// links. Unlike the first, programs cannot set the second one back.
  var times: (modification: timespec, statusChange: timespec) {
    #if canImport(Darwin)
      return (st_mtimespec, st_ctimespec)
    #else
      return (st_mtim, st_ctim)
    #endif
  }
}
