import type { LogPort, StoragePort } from '../ports/Ports.js'
import { type Memory, noMemory } from './Memory.js'
import { memoryVersion, parseMemory } from './parseMemory.js'

/** Where a kit keeps its memory. Nothing that storage does gets out of here. */
export type MemoryStore = {
  read(): Memory
  write(memory: Memory): void
  /** Hears what another tab wrote. Returns the end. */
  watch(listener: (memory: Memory) => void): () => void
}

/** A picture longer than this is not worth a visitor's storage: the wallet brings it again. */
const imageLimit = 16_384

/** Creates the memory on a storage port. A failure to write is logged once, then the kit forgets on reload. */
export function createMemory(
  storage: StoragePort,
  key: string,
  isAddress: (namespace: string, value: string) => boolean,
  log: LogPort,
): MemoryStore {
  let written: string | undefined
  let isBroken = false

  function read(): Memory {
    try {
      return parseMemory(storage.getItem(key), isAddress)
    } catch {
      return noMemory
    }
  }

  return {
    read,
    write(memory) {
      const text = format(memory, imageLimit)
      if (text === written) return
      written = text
      for (const candidate of [text, format(memory, 0)]) {
        try {
          storage.setItem(key, candidate)
          isBroken = false
          return
        } catch (error) {
          if (!isBroken && candidate !== text) log.warn('Connections can not be remembered: storage refuses', error)
        }
      }
      isBroken = true
    },
    watch(listener) {
      try {
        return storage.watch((changed) => {
          if (changed !== key) return
          written = undefined
          listener(read())
        })
      } catch {
        return () => {}
      }
    },
  }
}

function format({ activeNamespace, namespaces, endedIds }: Memory, longestImage: number): string {
  const trimmed = Object.entries(namespaces).map(([name, { connections, ...rest }]) => [
    name,
    { ...rest, connections: connections.map(({ id: _, account, ...kept }) => ({ ...kept, address: account.address })) },
  ])
  const isKept = (name: string, value: unknown) =>
    name !== 'imageUrl' || (typeof value === 'string' && value.length <= longestImage)
  return JSON.stringify(
    { version: memoryVersion, activeNamespace, namespaces: Object.fromEntries(trimmed), endedIds },
    (name, value) => (isKept(name, value) ? value : undefined),
  )
}
