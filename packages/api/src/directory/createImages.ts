import type { ClockPort } from '@kit/core/plugin'
import type { ApiClient } from '../client/createApiClient.js'
import { getImage } from '../endpoint/getImage.js'
import type { ImageKind } from '../endpoint/imageUrl.js'

/** URLs of images by ID, null for those that failed to load. */
export type LoadedImages = { readonly [id: string]: string | null }

/** Images of the directory, loaded once each. */
export type Images = {
  /** Returns the image if it is loaded, or else starts loading it. Null if loading failed. */
  get(kind: ImageKind, id: string): string | null | undefined
  destroy(): void
}

/** Maximum number of parallel downloads, and total length of cached images in characters. */
const lanes = 6
const maxCharacters = 6_000_000
/** Images that arrive within this time in milliseconds are announced together. */
const gatherMs = 30

/**
 * Creates the image loader. It loads a few images in parallel, and announces several at once. An image that fails to load is null and isn't
 * requested again: the view shows a placeholder.
 */
export function createImages(client: ApiClient, clock: ClockPort, onLoaded: (images: LoadedImages) => void): Images {
  const loaded = new Map<string, string | null>()
  const known = new Set<string>()
  const waiting: (readonly [ImageKind, string])[] = []
  const abort = new AbortController()
  let busy = 0
  let characters = 0
  let endGathering: (() => void) | undefined

  function keep(id: string, image: string | null): void {
    loaded.set(id, image)
    characters += image?.length ?? 0
    for (const [oldest, old] of loaded) {
      if (characters <= maxCharacters) break
      loaded.delete(oldest)
      known.delete(oldest)
      characters -= old?.length ?? 0
    }
    endGathering ??= clock.setTimeout(() => {
      endGathering = undefined
      onLoaded(Object.fromEntries(loaded))
    }, gatherMs)
  }

  async function work(): Promise<void> {
    busy += 1
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [kind, id] = next
      // The view shows a placeholder for an image that failed to load.
      const image = await getImage(client, kind, id, abort.signal).catch(() => null)
      if (!abort.signal.aborted) keep(id, image)
    }
    busy -= 1
  }

  return {
    get(kind, id) {
      if (!known.has(id) && !abort.signal.aborted) {
        known.add(id)
        waiting.push([kind, id])
        // Deferred, because a view may request images while rendering.
        if (busy < lanes) void Promise.resolve().then(() => busy < lanes && waiting.length > 0 && void work())
      }
      return loaded.get(id)
    },
    destroy() {
      waiting.length = 0
      endGathering?.()
      abort.abort()
    },
  }
}
