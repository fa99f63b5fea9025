import Foundation

/// Runs work with the rights of a user without files, if this process is root, which may read and write every file.
///
/// The change affects the files of this thread only: the system call setresuid(2) changes one thread, while the C
/// library function of that name changes all threads. On other systems, and for other users, the work runs unchanged.
public func withoutPrivileges<Value>(_ work: () throws -> Value) rethrows -> Value {
  #if os(Linux) && (arch(x86_64) || arch(arm64))
    if getuid() == 0, let symbol = dlsym(nil, "syscall") {
      // Swift cannot call functions with variable arguments.
      let call = unsafeBitCast(symbol, to: (@convention(c) (Int, Int, Int, Int) -> Int).self)
      #if arch(x86_64)
        let setresuid = 117
      #else
        let setresuid = 147
      #endif
      let unprivileged = 65534
      // The saved user stays root, so that the change can be undone.
      guard call(setresuid, unprivileged, unprivileged, 0) == 0 else { return try work() }
      defer { _ = call(setresuid, 0, 0, 0) }
      return try work()
    }
  #endif
  return try work()
}
