/** How long an answer about the chain's present state may serve: while the state is the same, and no longer than its time. */
type Entry = {
  readonly text: string
  readonly untilMs: number
  readonly state: number | undefined
  readonly bytes: number
}

/** Answers of one chain's nodes. */
export type ResponseCache = {
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
export type ResponseCacheOptions = {
  readonly now: () => number
  readonly maxBytes?: number
  readonly maxEntryBytes?: number
}

const FOR_GOOD_MS = 3_600_000
/** About how much an entry takes in addition to its texts. */
const ENTRY_BYTES = 200

/**
 * A cache in memory, bounded by size. It has two halves: what is written or found goes to the young one; when that is full it becomes the old
 * one, and what was in the old one and not asked for since is gone.
 */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { now, maxBytes = 32 * 1024 * 1024, maxEntryBytes = 512 * 1024 } = options
  let young = new Map<string, Entry>()
  let old = new Map<string, Entry>()
  let youngBytes = 0
  let state = 0

  function put(key: string, entry: Entry): void {
    youngBytes += entry.bytes - (young.get(key)?.bytes ?? 0)
    young.set(key, entry)
    if (youngBytes <= maxBytes / 2) return
    old = young
    young = new Map()
    youngBytes = 0
  }

  function add(key: string, text: string, untilMs: number, at: number | undefined): void {
    const bytes = ENTRY_BYTES + 2 * (key.length + text.length)
    if (bytes > maxEntryBytes) return
    // A part of a text keeps the whole of it in memory; a copy does not.
    put(key, { text: Buffer.from(text).toString(), untilMs, state: at, bytes })
  }

  return {
    get(key, present) {
      const recent = young.get(key)
      const entry = recent ?? old.get(key)
      if (entry === undefined || (entry.state !== undefined && (!present || entry.state !== state))) return undefined
      if (entry.untilMs <= now()) return undefined
      if (recent === undefined) put(key, entry)
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
      young = new Map()
      old = new Map()
      youngBytes = 0
    },
  }
}
