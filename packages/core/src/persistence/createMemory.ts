import type { StoragePort } from '../ports/Ports.js'
import { type Memory, noMemory } from './Memory.js'
import { parseMemory } from './parseMemory.js'

/** Where a kit finds its memory. Nothing that storage does gets out of here. */
export type MemoryStore = {
  readonly key: string
  /** What is remembered; with a text, what that says. */
  read(text?: string | null): Memory
  /** What storage holds, as it is; null when it holds nothing, or refuses. */
  readText(): string | null
  /** Hears that another tab wrote. Returns the end. */
  watch(listener: () => void): () => void
}

/** Reads a kit's memory from a storage port that may be missing, corrupt or hostile. */
export function createMemory(
  storage: StoragePort,
  key: string,
  isAddress: Parameters<typeof parseMemory>[1],
): MemoryStore {
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
        return parseMemory(text, isAddress)
      } catch {
        return noMemory()
      }
    },
    watch(listener) {
      try {
        return storage.watch((changed) => {
          if (changed === key) listener()
        })
      } catch {
        return () => {}
      }
    },
  }
}
