import { createStore, del, get, set, type UseStore } from 'idb-keyval'

/** Storage of the frame, by name; structured-cloneable values, including WebCrypto keys. */
export type KeyValue = {
  get(name: string): Promise<unknown>
  set(name: string, value: unknown): Promise<void>
  remove(name: string): Promise<void>
  /** Whether it persists after the page closes. */
  lasts(): Promise<boolean>
}

/** Creates storage in IndexedDB; in memory only if the browser denies storage to cross-site frames. */
export function createKeyValue(): KeyValue {
  const memory = new Map<string, unknown>()
  let opened: Promise<UseStore | undefined> | undefined

  function open(): Promise<UseStore | undefined> {
    opened ??= (async () => {
      try {
        const store = createStore('kit-wallet', 'values')
        await get('probe', store)
        return store
      } catch {
        return undefined
      }
    })()
    return opened
  }

  return {
    async get(name) {
      const store = await open()
      return store === undefined ? memory.get(name) : get(name, store)
    },
    async set(name, value) {
      const store = await open()
      if (store === undefined) memory.set(name, value)
      else await set(name, value, store)
    },
    async remove(name) {
      const store = await open()
      if (store === undefined) memory.delete(name)
      else await del(name, store)
    },
    lasts: async () => (await open()) !== undefined,
  }
}
