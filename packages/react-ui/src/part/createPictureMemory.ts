import type { PictureMemory } from './PictureContext.js'

/** How many addresses are remembered: more than a visitor scrolls past. */
const mostSeen = 500

/** Makes an empty memory of pictures. */
export function createPictureMemory(): PictureMemory {
  const seen = new Map<string, boolean>()
  return {
    seen: {
      get: (address) => seen.get(address),
      set(address, isLoaded) {
        if (seen.size >= mostSeen) seen.clear()
        seen.set(address, isLoaded)
      },
    },
    marks: {},
  }
}
