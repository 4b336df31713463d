import type { StoragePort } from '../ports/Ports.js'
import { parseStoredState } from './parseStoredState.js'
import { noStoredState, type StoredState } from './StoredState.js'

/** A kit's storage, and the state in it. Nothing that storage does gets out of here. */
export type Persistence = {
  readonly key: string
  /** The stored state, or that in a text. */
  read(text?: string | null): StoredState
  /** What storage holds under the key, or another, as it is; null when it holds nothing, or refuses. */
  readText(of?: string): string | null
  /** Calls the listener when another tab wrote that. Returns the end. */
  watch(listener: () => void, of?: string): () => void
}

/** Reads a kit's state from a storage port that may be missing, corrupt or hostile. */
export function createPersistence(
  storage: StoragePort,
  key: string,
  isAddress: Parameters<typeof parseStoredState>[1],
): Persistence {
  function readText(of = key): string | null {
    try {
      return storage.getItem(of)
    } catch {
      return null
    }
  }

  return {
    key,
    readText,
    read(text = readText()) {
      try {
        return parseStoredState(text, isAddress)
      } catch {
        return noStoredState()
      }
    },
    watch(listener, of = key) {
      try {
        return storage.watch((changed) => {
          if (changed === of || changed === null) listener()
        })
      } catch {
        return () => {}
      }
    },
  }
}
