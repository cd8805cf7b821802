/// A server that answers when the test says so.
actor Server {
  private var requests: [String: CheckedContinuation<String, Never>] = [:]
  private var expected: [String: CheckedContinuation<Void, Never>] = [:]

  /// Waits for the answer to a request.
  func answer(_ request: String) async -> String {
    await withCheckedContinuation { continuation in
      requests[request] = continuation
      expected.removeValue(forKey: request)?.resume()
    }
  }

  /// Waits until a request has arrived.
  func arrival(of request: String) async {
    guard requests[request] == nil else { return }
    await withCheckedContinuation { expected[request] = $0 }
  }

  /// Answers a request, once it has arrived.
  func answer(_ request: String, with text: String) async {
    await arrival(of: request)
    requests.removeValue(forKey: request)?.resume(returning: text)
  }
}
