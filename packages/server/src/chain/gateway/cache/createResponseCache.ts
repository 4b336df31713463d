/** A response about the current state is valid while the state is unchanged, and no longer than its time. */
type Entry = {
  readonly text: string
  readonly untilMs: number
  readonly state: number | undefined
  readonly bytes: number
}

/** Cached responses of one chain's nodes. */
export type ResponseCache = {
  /** Returns the text of a result; one about the current state only if `includeLatest` allows it. */
  get(key: string, includeLatest: boolean): string | undefined
  /** Caches an immutable result. */
  setImmutable(key: string, text: string): void
  /** Caches a result of `state` for at most `ttlMs`; ignored if the chain has moved on. */
  setLatest(key: string, text: string, state: number, ttlMs: number): void
  /** Returns a number that changes whenever the chain's state may have changed. */
  state(): number
  /** Marks the chain's state as changed. */
  invalidateLatest(): void
  /** Clears the cache for another chain. */
  clear(): void
}

/** Options for {@link createResponseCache}. Sizes in bytes. */
export type ResponseCacheOptions = {
  readonly now: () => number
  readonly maxBytes?: number
  readonly maxEntryBytes?: number
}

const immutableTtlMs = 3_600_000
/** Approximate overhead of an entry besides its texts. */
const entryBytes = 200

/**
 * Creates an in-memory cache, limited by size. It has two halves: written or read entries go to the young one; when that is full it becomes
 * the old one, and unused entries of the previous old one are dropped.
 */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { now, maxBytes = 32 * 1024 * 1024, maxEntryBytes = 512 * 1024 } = options
  let young = new Map<string, Entry>()
  let old = new Map<string, Entry>()
  let youngBytes = 0
  let state = 0

  function insert(key: string, entry: Entry): void {
    youngBytes += entry.bytes - (young.get(key)?.bytes ?? 0)
    young.set(key, entry)
    if (youngBytes <= maxBytes / 2) return
    old = young
    young = new Map()
    youngBytes = 0
  }

  function add(key: string, text: string, untilMs: number, at: number | undefined): void {
    const bytes = entryBytes + 2 * (key.length + text.length)
    if (bytes > maxEntryBytes) return
    // A substring keeps its whole text in memory; a copy does not.
    insert(key, { text: Buffer.from(text).toString(), untilMs, state: at, bytes })
  }

  return {
    get(key, includeLatest) {
      const recent = young.get(key)
      const entry = recent ?? old.get(key)
      if (entry === undefined || (entry.state !== undefined && (!includeLatest || entry.state !== state)))
        return undefined
      if (entry.untilMs <= now()) return undefined
      if (recent === undefined) insert(key, entry)
      return entry.text
    },
    setImmutable: (key, text) => add(key, text, now() + immutableTtlMs, undefined),
    setLatest(key, text, at, ttlMs) {
      if (at === state && ttlMs > 0) add(key, text, now() + ttlMs, at)
    },
    state: () => state,
    invalidateLatest() {
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
