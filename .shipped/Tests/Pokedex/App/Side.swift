// The one place that knows which side these tests are compiled against.
#if AFTER
@_exported import PokedexAfter
#else
@_exported import PokedexBefore
#endif
