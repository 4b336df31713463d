import type { CaipNetworkId, StoragePort } from '@kit/core/adapter'
import { hasStored } from '@kit/core/plugin'
import { pairingStorageKey } from './storageKeys.js'

/** The part of a connection that is stored between page loads. */
export type StoredPairing = {
  readonly topic: string
  readonly networkIds: { readonly [namespace: string]: CaipNetworkId }
  /** The previous session, if the page that paired again couldn't end it. The page that has its keys ends it. */
  readonly left?: string
}

/** Reads and writes the stored pairing. A failing storage counts as empty. */
export type PairingStorage = {
  read(): StoredPairing | undefined
  write(stored: StoredPairing | undefined): void
  /** Calls the listener when another tab changed it. Returns a function that stops watching. */
  watch(listener: () => void): () => void
}

/** Creates the storage of the kit with this prefix. */
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
        // Not stored, so the user pairs again after a reload.
      }
    },
    watch: (listener) =>
      storage.watch((changed) => {
        // Cleared storage doesn't mean that the user ended the session.
        if (changed === key || (changed === null && hasStored(storage, key))) listener()
      }),
  }
}
