import type { StoragePort } from '@kit/core/adapter'
import { mergeStored, replaceBigInt } from './mergeStored.js'

/** The storage interface of the pairing client: plain data by key. */
export type SdkStorage = {
  getKeys(): Promise<string[]>
  getEntries(): Promise<[string, unknown][]>
  getItem(key: string): Promise<unknown>
  setItem(key: string, value: unknown): Promise<void>
  removeItem(key: string): Promise<void>
}

/**
 * Creates the pairing client's storage on the kit's storage port. Missing, full or corrupt storage never makes the client throw. Values
 * that can't be written are kept in memory, and values that can't be read count as absent. The client writes back everything it knows, so
 * sessions and keys that another page wrote in the meantime are merged.
 *
 * @param prefix Prepended to each key, except to the one key that other code shares with the client.
 */
export function createSdkStorage(storage: StoragePort, prefix: string): SdkStorage {
  const memory = new Map<string, string>()
  /** Values that the client last read or wrote, by key. Its next change is computed against it. */
  const views = new Map<string, string | undefined>()
  const indexKey = `${prefix}index`
  const place = (key: string) => (key === deepLinkKey ? key : prefix + key)
  const read = (key: string): string | undefined => {
    const kept = memory.get(key)
    if (kept !== undefined) return kept
    try {
      return storage.getItem(key) ?? undefined
    } catch {
      return undefined
    }
  }
  const parse = (text: string | undefined): unknown => {
    try {
      return text === undefined ? undefined : JSON.parse(text, reviveBigInt)
    } catch {
      return undefined
    }
  }
  const write = (key: string, text: string) => {
    try {
      storage.setItem(key, text)
      memory.delete(key)
    } catch {
      memory.set(key, text)
    }
  }
  // The port can't list its keys, so the list is stored with them.
  const keys = (): string[] => {
    const listed = parse(read(indexKey))
    return Array.isArray(listed) ? listed.filter((key): key is string => typeof key === 'string') : []
  }
  return {
    getKeys: async () => keys(),
    getEntries: async () => keys().map((key): [string, unknown] => [key, parse(read(place(key)))]),
    getItem: async (key) => {
      const text = read(place(key))
      views.set(key, text)
      return parse(text)
    },
    setItem: async (key, value) => {
      const [view, now] = [views.get(key), read(place(key))]
      const text = JSON.stringify(value, replaceBigInt)
      views.set(key, text)
      const isAlone = now === undefined || now === view
      write(place(key), isAlone ? text : JSON.stringify(mergeStored(parse(view), value, parse(now)), replaceBigInt))
      const listed = keys()
      if (!listed.includes(key)) write(indexKey, JSON.stringify([...listed, key]))
    },
    removeItem: async (key) => {
      memory.delete(place(key))
      views.delete(key)
      try {
        storage.removeItem(place(key))
      } catch {
        // A failed deletion is not critical.
      }
      write(indexKey, JSON.stringify(keys().filter((other) => other !== key)))
    },
  }
}

/** Tells the client which app to reopen for a request (rule mobile-7). */
export const deepLinkKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

const reviveBigInt = (_key: string, value: unknown) =>
  typeof value === 'string' && /^\d{17,30}n$/.test(value) ? BigInt(value.slice(0, -1)) : value
