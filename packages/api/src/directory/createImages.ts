import type { ClockPort } from '@kit/core/plugin'
import type { ApiClient } from '../client/createApiClient.js'
import { getImage } from '../endpoint/getImage.js'
import type { ImageKind } from '../endpoint/imageUrl.js'

/** Pictures of the directory, fetched once each. */
export type Images = {
  /** The picture when it is there; otherwise it is fetched. */
  get(kind: ImageKind, id: string): string | undefined
  destroy(): void
}

/** How many pictures are fetched side by side, and how much of them is kept. */
const lanes = 6
const mostCharacters = 6_000_000
/** Pictures that arrive within this time are announced together. */
const gatherMs = 30

/**
 * Fetches pictures a few at a time and announces several at once. A picture that can't be fetched is not asked for again: the
 * view draws a tile.
 */
export function createImages(
  client: ApiClient,
  clock: ClockPort,
  onLoaded: (images: { readonly [id: string]: string }) => void,
): Images {
  const loaded = new Map<string, string>()
  const known = new Set<string>()
  const waiting: (readonly [ImageKind, string])[] = []
  const abort = new AbortController()
  let busy = 0
  let characters = 0
  let endGathering: (() => void) | undefined

  function keep(id: string, image: string): void {
    loaded.set(id, image)
    characters += image.length
    for (const [oldest, { length }] of loaded) {
      if (characters <= mostCharacters) break
      loaded.delete(oldest)
      known.delete(oldest)
      characters -= length
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
      try {
        const image = await getImage(client, kind, id, abort.signal)
        if (!abort.signal.aborted) keep(id, image)
      } catch {
        // The view draws a tile in its place.
      }
    }
    busy -= 1
  }

  return {
    get(kind, id) {
      if (!known.has(id) && !abort.signal.aborted) {
        known.add(id)
        waiting.push([kind, id])
        // Not at once: a view may ask while it is drawn.
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
