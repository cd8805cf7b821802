internal import Foundation

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// A file or folder that is open for as long as this value lives.
///
/// All system calls of the module are here.
struct OpenFile: ~Copyable {
  private let descriptor: Int32

  private init(_ descriptor: Int32) throws(SystemError) {
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    self.descriptor = descriptor
  }

  deinit { _ = close(descriptor) }

  /// Opens a folder.
  init(folder: URL) throws(SystemError) {
    let path = folder.path(percentEncoded: false)
    try self.init(Self.retrying { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) })
  }

  private static func retrying(_ call: () -> Int32) -> Int32 {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  private func check(_ call: () -> Int32) throws(SystemError) {
    guard Self.retrying(call) >= 0 else { throw SystemError(code: errno) }
  }
}

extension SystemError {
  /// Whether the call failed because there is no such file or folder.
  var isMissingFile: Bool { code == ENOENT }
}

// MARK: - A folder

extension OpenFile {
  /// Waits until no other process that asks has the folder, and has it until it is closed.
  func lock() throws(SystemError) {
    try check { flock(descriptor, LOCK_EX) }
  }

  /// Opens a file in the folder to read, or returns nil where there is none.
  func openFile(_ name: String) throws(SystemError) -> OpenFile? {
    do throws(SystemError) {
      return try OpenFile(Self.retrying { openat(descriptor, name, O_RDONLY | O_CLOEXEC) })
    } catch {
      guard error.isMissingFile else { throw error }
      return nil
    }
  }

  /// Creates an empty file in the folder, or empties the one there is, which only the user can
  /// read.
  func createFile(_ name: String) throws(SystemError) -> OpenFile {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    return try OpenFile(Self.retrying { openat(descriptor, name, flags, 0o600) })
  }

  /// The version of a file in the folder, or nil where there is none.
  func version(of name: String) throws(SystemError) -> FileVersion? {
    var status = stat()
    guard fstatat(descriptor, name, &status, 0) == 0 else {
      if errno == ENOENT { return nil }
      throw SystemError(code: errno)
    }
    return FileVersion(status)
  }

  /// Gives a file in the folder another name, in place of the file that has it.
  func rename(_ name: String, to newName: String) throws(SystemError) {
    try check { renameat(descriptor, name, descriptor, newName) }
  }

  /// Removes a file from the folder, if it is there.
  func remove(_ name: String) {
    _ = unlinkat(descriptor, name, 0)
  }
}

// MARK: - A file

extension OpenFile {
  /// The version of the file that is open.
  func version() throws(SystemError) -> FileVersion {
    var status = stat()
    try check { fstat(descriptor, &status) }
    return FileVersion(status)
  }

  /// Reads from the current position to the end.
  func readAll() throws(SystemError) -> Data {
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemError(code: errno) }
      if count == 0 { return data }
      data.append(contentsOf: chunk.prefix(count))
    }
  }

  /// Writes all of the data at the current position.
  func write(_ data: Data) throws(SystemError) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { [descriptor] in
        systemWrite(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw SystemError(code: count < 0 ? errno : ENOSPC) }
      rest = rest.dropFirst(count)
    }
  }

  /// Has what was written brought to the disk, and waits for it.
  func synchronize() throws(SystemError) {
    #if canImport(Darwin)
    // On Apple's systems `fsync` stops at the drive's own memory.
    if fcntl(descriptor, F_FULLFSYNC) >= 0 { return }
    #endif
    do throws(SystemError) { try check { fsync(descriptor) } } catch {
      // Some file systems offer it for files and not for folders.
      guard error.code == EINVAL else { throw error }
    }
  }
}

/// The system's `write`, which the method of that name hides.
private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, start, count)
}

extension FileVersion {
  fileprivate init(_ status: stat) {
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    self.init(
      number: UInt64(status.st_ino),
      length: Int64(status.st_size),
      changed: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    )
  }
}
