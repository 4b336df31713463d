/** Sizes and times of the directory (rules constants-3, constants-9, screens-22). */
export const directoryLimits: {
  readonly recommended: number
  readonly page: number
  readonly search: number
  /** Typing must rest this long before the directory is asked. */
  readonly debounceMs: number
  readonly shortestQuery: number
  /** Pictures of each page that are fetched at once. */
  readonly prefetchedImages: number
} = { recommended: 4, page: 40, search: 100, debounceMs: 500, shortestQuery: 2, prefetchedImages: 20 }
