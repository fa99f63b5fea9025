import Foundation

/// Does work with the rights of a user who owns nothing where this process is root, who may read and write every file.
///
/// Affects the files of this thread only: the system call setresuid(2) changes one thread, while the C library's function
/// of that name changes them all. Elsewhere than on Linux, and for other users, the work is done as it is.
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
      let nobody = 65534
      // The saved user stays root, and leads back.
      guard call(setresuid, nobody, nobody, 0) == 0 else { return try work() }
      defer { _ = call(setresuid, 0, 0, 0) }
      return try work()
    }
  #endif
  return try work()
}
