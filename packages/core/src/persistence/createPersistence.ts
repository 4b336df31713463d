import type { StoragePort } from '../ports/Ports.js'
import { parseStoredState } from './parseStoredState.js'
import { noStoredState, type StoredState } from './StoredState.js'

/** The stored state of a kit. Nothing that storage does gets out of here. */
export type Persistence = {
  readonly key: string
  /** The stored state, or that in a text. */
  read(text?: string | null): StoredState
  /** What storage holds, as it is; null when it holds nothing, or refuses. */
  readText(): string | null
  /** Calls the listener when another tab wrote. Returns the end. */
  watch(listener: () => void): () => void
}

/** Reads a kit's state from a storage port that may be missing, corrupt or hostile. */
export function createPersistence(
  storage: StoragePort,
  key: string,
  isAddress: Parameters<typeof parseStoredState>[1],
): Persistence {
  function readText(): string | null {
    try {
      return storage.getItem(key)
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
    watch(listener) {
      try {
        return storage.watch((changed) => {
          if (changed === key || changed === null) listener()
        })
      } catch {
        return () => {}
      }
    },
  }
}
