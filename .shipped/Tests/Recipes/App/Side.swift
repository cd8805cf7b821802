// The one place that knows which side these tests are compiled against.
#if AFTER
@_exported import RecipesAfter
#else
@_exported import RecipesBefore
#endif
