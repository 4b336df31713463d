import type { StoragePort } from './Ports.js'

/** One value in storage, as JSON. Storage that fails or holds nonsense reads as undefined; writing never throws. */
export type StoredJson = { readonly key: string; read(): unknown; write(value: unknown): void }

/** Makes the reader and writer of one key. What is read is hostile: the caller parses it. */
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
        // What can't be kept is forgotten on reload.
      }
    },
  }
}
