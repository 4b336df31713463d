import type { CaipNetworkId, StoragePort } from '@kit/core/adapter'
import { isStored, pairingStorageKey } from './storageKeys.js'

/** What is stored of a connection from one page load to the next. */
export type StoredPairing = {
  readonly topic: string
  readonly networkIds: { readonly [namespace: string]: CaipNetworkId }
  /** The previous session, when the page that paired anew could not end it: the page that has its keys does. */
  readonly left?: string
}

/** Reads and writes the memo. A storage that fails counts as empty. */
export type PairingStorage = {
  read(): StoredPairing | undefined
  write(stored: StoredPairing | undefined): void
  /** Calls back when another tab changed it. Returns a function that ends this. */
  watch(listener: () => void): () => void
}

/** Creates the memo of the kit whose storage has this prefix. */
export function createPairingStorage(storage: StoragePort, prefix?: string): PairingStorage {
  const key = pairingStorageKey(prefix)
  return {
    read() {
      try {
        const stored = JSON.parse(storage.getItem(key) ?? 'null')
        if (typeof stored?.topic !== 'string') return undefined
        const left = typeof stored.left === 'string' && { left: stored.left }
        return { topic: stored.topic, networkIds: { ...stored.networkIds }, ...left }
      } catch {
        return undefined
      }
    },
    write(stored) {
      try {
        if (stored === undefined) storage.removeItem(key)
        else storage.setItem(key, JSON.stringify(stored))
      } catch {
        // Not stored: the visitor pairs again after a reload.
      }
    },
    watch: (listener) =>
      storage.watch((changed) => {
        // Storage that was emptied is no word of the visitor's about the session.
        if (changed === key || (changed === null && isStored(storage, key))) listener()
      }),
  }
}
