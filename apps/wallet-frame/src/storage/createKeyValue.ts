import { createStore, del, get, set, type UseStore } from 'idb-keyval'

/** What the frame remembers, by name; structured-cloneable values, keys of WebCrypto among them. */
export type KeyValue = {
  get(name: string): Promise<unknown>
  set(name: string, value: unknown): Promise<void>
  remove(name: string): Promise<void>
  /** Whether it outlasts the page. */
  lasts(): Promise<boolean>
}

/** Keeps values in IndexedDB; in memory alone where the browser refuses storage to frames of other sites. */
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
