import type { StoragePort } from '../ports/Ports.js'
import { parseStoredState } from './parseStoredState.js'
import { noStoredState, type StoredState } from './StoredState.js'

/** A kit's storage, and the state in it. Storage errors are contained. */
export type Persistence = {
  readonly key: string
  /** Returns the stored state, or the state in a text. */
  read(text?: string | null): StoredState
  /** Returns the raw text of a key, by default the state's. Null if storage has none or fails. */
  readText(of?: string): string | null
  /** Calls the listener when another tab writes the key. Returns a function that unsubscribes. */
  watch(listener: () => void, of?: string): () => void
}

/** Creates the persistence of a kit. The storage port may be missing, corrupt or hostile. */
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
