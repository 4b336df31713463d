import type { ClockPort } from '@kit/core/plugin'
import type { ApiClient } from '../client/createApiClient.js'
import { getImage } from '../endpoint/getImage.js'
import type { ImageKind } from '../endpoint/imageUrl.js'

/** Pictures of the directory, fetched once each. */
export type Images = {
  /** The picture when it is there; otherwise it is fetched. Null when it can't be had. */
  get(kind: ImageKind, id: string): string | null | undefined
  destroy(): void
}

/** How many pictures are fetched side by side, and how much of them is kept. */
const lanes = 6
const mostCharacters = 6_000_000
/** Pictures that arrive within this time are announced together. */
const gatherMs = 30

/**
 * Fetches pictures a few at a time and announces several at once. A picture that can't be fetched is null and not asked for again: the
 * view draws a tile.
 */
export function createImages(
  client: ApiClient,
  clock: ClockPort,
  onLoaded: (images: { readonly [id: string]: string | null }) => void,
): Images {
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
      if (characters <= mostCharacters) break
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
      // The view draws a tile in place of one that can't be had.
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
