/// Returns a number with a noun in its singular or plural: "1 finding", "3 findings".
///
/// - Parameters:
///   - count: The number.
///   - noun: The noun's singular.
///   - plural: The noun's plural; the singular with an s if not given.
/// - Returns: The two, with a space between them.
func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? "\(noun)s")"
}
