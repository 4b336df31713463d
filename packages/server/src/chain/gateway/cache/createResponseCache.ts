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

/** Responses of all chains, limited by size together. */
export type ResponseStore = {
  get(key: string): Entry | undefined
  set(key: string, entry: Omit<Entry, 'bytes'>): void
}

/** Options for {@link createResponseStore}. Sizes in bytes. */
export type ResponseStoreOptions = { readonly maxBytes?: number; readonly maxEntryBytes?: number }

const immutableTtlMs = 3_600_000
/** Approximate overhead of an entry besides its texts. */
const entryBytes = 200

/**
 * Creates an in-memory store, limited by size. It has two halves: written or read entries go to the young one; when that is full it becomes
 * the old one, and unused entries of the previous old one are dropped.
 */
export function createResponseStore(options: ResponseStoreOptions = {}): ResponseStore {
  const { maxBytes = 128 * 1024 * 1024, maxEntryBytes = 512 * 1024 } = options
  let young = new Map<string, Entry>()
  let old = new Map<string, Entry>()
  let youngBytes = 0

  function insert(key: string, entry: Entry): void {
    youngBytes += entry.bytes - (young.get(key)?.bytes ?? 0)
    young.set(key, entry)
    if (youngBytes <= maxBytes / 2) return
    old = young
    young = new Map()
    youngBytes = 0
  }

  return {
    get(key) {
      const recent = young.get(key)
      if (recent !== undefined) return recent
      const entry = old.get(key)
      if (entry !== undefined) insert(key, entry)
      return entry
    },
    set(key, entry) {
      const bytes = entryBytes + 2 * (key.length + entry.text.length)
      // A substring keeps its whole text in memory; a copy does not.
      if (bytes <= maxEntryBytes) insert(key, { ...entry, text: Buffer.from(entry.text).toString(), bytes })
    },
  }
}

/** Creates the cache of one chain in the store of all chains. */
export function createResponseCache(store: ResponseStore, chain: string, now: () => number): ResponseCache {
  let state = 0
  let clearings = 0
  const keyOf = (key: string): string => `${chain} ${clearings} ${key}`

  return {
    get(key, includeLatest) {
      const entry = store.get(keyOf(key))
      if (entry === undefined || entry.untilMs <= now()) return undefined
      if (entry.state !== undefined && (!includeLatest || entry.state !== state)) return undefined
      return entry.text
    },
    setImmutable: (key, text) => store.set(keyOf(key), { text, untilMs: now() + immutableTtlMs, state: undefined }),
    setLatest(key, text, at, ttlMs) {
      if (at === state && ttlMs > 0) store.set(keyOf(key), { text, untilMs: now() + ttlMs, state: at })
    },
    state: () => state,
    invalidateLatest() {
      state += 1
    },
    clear() {
      state += 1
      // Earlier entries are no longer found, and are evicted like unused ones.
      clearings += 1
    },
  }
}
