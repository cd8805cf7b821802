extension StringProtocol {
  /// The text without white space at either end.
  var trimmed: String {
    var utf8 = Substring(self).utf8
    while let first = utf8.first, first.isSpace { utf8.removeFirst() }
    while let last = utf8.last, last.isSpace { utf8.removeLast() }
    return String(Substring(utf8))
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool {
    self == UInt8(ascii: " ") || (0x09...0x0D).contains(self)
  }
}
