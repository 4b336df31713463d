import type { StoragePort } from '@kit/core/adapter'
import { mergeStored } from './mergeStored.js'

/** The storage that the pairing client expects: plain data by key. */
export type SdkStorage = {
  getKeys(): Promise<string[]>
  getEntries(): Promise<[string, unknown][]>
  getItem(key: string): Promise<unknown>
  setItem(key: string, value: unknown): Promise<void>
  removeItem(key: string): Promise<void>
}

/**
 * The pairing client's storage on the kit's storage port. A storage that is missing, full or corrupt never
 * throws into the client: what can't be written lives as long as the page, what can't be read counts as absent. The client
 * writes everything that it knows; what another page of this storage wrote in the meantime, a session or its keys, is kept.
 *
 * @param prefix Comes before each key. The one key that other code shares with the client keeps its own name.
 */
export function createSdkStorage(storage: StoragePort, prefix: string): SdkStorage {
  const memory = new Map<string, string>()
  /** By key, what the client last read or wrote: its own view, from which its next change is found. */
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
        // A storage that refuses to delete is not a reason to stop.
      }
      write(indexKey, JSON.stringify(keys().filter((other) => other !== key)))
    },
  }
}

/** Under this key a page tells the client which app to open again for a request (rule mobile-7). */
export const deepLinkKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

const replaceBigInt = (_key: string, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)
const reviveBigInt = (_key: string, value: unknown) =>
  typeof value === 'string' && /^\d{17,30}n$/.test(value) ? BigInt(value.slice(0, -1)) : value
