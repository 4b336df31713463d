import type { StoragePort } from '../ports/Ports.js'
import { type Memory, noMemory } from './Memory.js'
import { parseMemory } from './parseMemory.js'

/** Where a kit finds its memory. Nothing that storage does gets out of here. */
export type MemoryStore = {
  readonly key: string
  read(): Memory
  /** Hears that another tab wrote. Returns the end. */
  watch(listener: () => void): () => void
}

/** Reads a kit's memory from a storage port that may be missing, corrupt or hostile. */
export function createMemory(
  storage: StoragePort,
  key: string,
  isAddress: Parameters<typeof parseMemory>[1],
): MemoryStore {
  return {
    key,
    read() {
      try {
        return parseMemory(storage.getItem(key), isAddress)
      } catch {
        return noMemory
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
