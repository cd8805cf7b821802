extension Program {
  /// Proves exercises, and reports about each as soon as it is done.
  func verify(_ request: VerifyRequest) async throws(ReviewError) -> ExitCode {
    let checkout = try Checkout(around: surroundings.folder)
    let exercises = try exercises(request.exercise, of: checkout)
    let prover = Prover(in: try workshop(for: .proofs, of: checkout, jobs: request.jobs))
    let terms = Prover.Terms(
      isFresh: request.isFresh,
      rounds: request.rounds,
      seed: request.seed.map(UInt64.init) ?? .random(in: 1...999_999)
    )
    var reports: [ProofReport] = []
    for exercise in exercises {
      let report = try await prover.prove(exercise, terms) { line in
        if !request.asJSON { surroundings.say([line]) }
      }
      reports.append(report)
      if !request.asJSON {
        let gap = reports.count > 1 ? [""] : []
        surroundings.write(gap + ProofText(report, for: surroundings.terminal).lines)
      }
    }
    if request.asJSON { surroundings.write(JSONText.lines(for: reports)) }
    return reports.allSatisfy(\.holds) ? .success : .notGreen
  }

  /// Sets up where variants of exercises are built and tried.
  func workshop(
    for purpose: Workshop.Purpose,
    of checkout: Checkout,
    jobs: Int?
  ) throws(ReviewError) -> Workshop {
    Workshop(
      for: purpose,
      checkout: checkout,
      state: try StateFolder.locate(for: checkout, environment: surroundings.environment),
      toolchain: try Toolchain(environment: surroundings.environment),
      jobs: jobs ?? surroundings.cores,
      environment: surroundings.environment
    )
  }
}
