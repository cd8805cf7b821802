// The one place that knows which side these tests are compiled against.
#if AFTER
@_exported import TransactionsAfter
let exerciseModule = "TransactionsAfter"
#else
@_exported import TransactionsBefore
let exerciseModule = "TransactionsBefore"
#endif
