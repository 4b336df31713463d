import type { PictureMemory } from './PictureContext.js'

/** Maximum number of cached URLs: more than a user scrolls past. */
const maxEntries = 500

/** Creates an empty picture cache. */
export function createPictureMemory(): PictureMemory {
  const seen = new Map<string, boolean>()
  return {
    seen: {
      get: (address) => seen.get(address),
      set(address, isLoaded) {
        if (seen.size >= maxEntries) seen.clear()
        seen.set(address, isLoaded)
      },
    },
    icons: {},
  }
}
