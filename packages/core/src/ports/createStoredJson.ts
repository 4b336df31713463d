import type { StoragePort } from './Ports.js'

/** One value in storage, as JSON. Reads undefined if storage fails or the value is invalid. Writing never throws. */
export type StoredJson = { readonly key: string; read(): unknown; write(value: unknown): void }

/** Creates the reader and writer of one key. The value is untrusted: the caller must parse it. */
export function createStoredJson(storage: StoragePort, key: string): StoredJson {
  return {
    key,
    read() {
      try {
        return JSON.parse(storage.getItem(key) ?? 'null')
      } catch {
        return undefined
      }
    },
    write(value) {
      try {
        storage.setItem(key, JSON.stringify(value))
      } catch {
        // A value that can't be stored is forgotten on reload.
      }
    },
  }
}
