// The one place that knows which side these tests are compiled against.
#if AFTER
@_exported import FavouritesAfter
#else
@_exported import FavouritesBefore
#endif
