/// The error number of a system call that failed.
struct SystemError: Error {
  var code: Int32
}
