// The one place that knows which side these tests are compiled against.
#if AFTER
@_exported import DiscoverAfter
#else
@_exported import DiscoverBefore
#endif
