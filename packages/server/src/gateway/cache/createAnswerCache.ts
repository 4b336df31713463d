/** How long an answer about the chain's present state may serve: while the tip is the same, and no longer than its time. */
type Entry = {
  readonly text: string
  readonly untilMs: number
  readonly state: number | undefined
  readonly bytes: number
}

/** Answers of one chain's nodes. */
export type AnswerCache = {
  /** The text of a result; one about the present state only if `present` will do. */
  get(key: string, present: boolean): string | undefined
  /** Keeps what holds for good. */
  keep(key: string, text: string): void
  /** Keeps what held in `state`, for `forMs` at most; nothing if the chain has moved on since. */
  keepWhile(key: string, text: string, state: number, forMs: number): void
  /** A number that changes whenever the chain's present state may have. */
  state(): number
  /** The chain's present state may have changed. */
  moveOn(): void
  /** The chain is another one. */
  clear(): void
}

/** What the cache works with. Sizes in bytes. */
export type AnswerCacheOptions = {
  readonly now: () => number
  readonly maxBytes?: number
  readonly maxEntryBytes?: number
}

const FOR_GOOD_MS = 3_600_000
/** What an entry takes beside its texts, about. */
const ENTRY_BYTES = 200

/** A cache in memory, bounded by size: what was not asked for longest goes first. */
export function createAnswerCache(options: AnswerCacheOptions): AnswerCache {
  const { now, maxBytes = 32 * 1024 * 1024, maxEntryBytes = 512 * 1024 } = options
  const entries = new Map<string, Entry>()
  let bytes = 0
  let state = 0

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  function add(key: string, text: string, untilMs: number, at: number | undefined): void {
    const size = ENTRY_BYTES + 2 * (key.length + text.length)
    if (size > maxEntryBytes) return
    remove(key)
    entries.set(key, { text, untilMs, state: at, bytes: size })
    bytes += size
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      remove(oldest)
    }
  }

  return {
    get(key, present) {
      const entry = entries.get(key)
      if (entry === undefined || (entry.state !== undefined && !present)) return undefined
      if (entry.untilMs <= now() || (entry.state !== undefined && entry.state !== state)) {
        remove(key)
        return undefined
      }
      entries.delete(key)
      entries.set(key, entry)
      return entry.text
    },
    keep: (key, text) => add(key, text, now() + FOR_GOOD_MS, undefined),
    keepWhile(key, text, at, forMs) {
      if (at === state && forMs > 0) add(key, text, now() + forMs, at)
    },
    state: () => state,
    moveOn() {
      state += 1
    },
    clear() {
      state += 1
      entries.clear()
      bytes = 0
    },
  }
}
