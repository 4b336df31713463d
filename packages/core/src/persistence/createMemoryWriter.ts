import type { Connection } from '../connection/Connection.js'
import type { LogPort, StoragePort } from '../ports/Ports.js'
import { type Memory, memoryVersion } from './Memory.js'

/** A picture longer than this is not worth a visitor's storage: the wallet brings it again. */
const longestImage = 16_384

/**
 * Writes a kit's memory: what changed only, without its pictures where storage is nearly full. A storage that refuses is
 * logged once; the kit then forgets on reload.
 */
export function createMemoryWriter(storage: StoragePort, key: string, log: LogPort): (memory: Memory) => void {
  let written: string | undefined
  let isBroken = false

  function attempt(text: string): boolean {
    try {
      storage.setItem(key, text)
      return true
    } catch (error) {
      if (!isBroken) log.warn('Connections can not be remembered: storage refuses', error)
      isBroken = true
      return false
    }
  }

  return (memory) => {
    const text = format(memory, longestImage)
    if (text === written) return
    written = text
    if (attempt(text) || attempt(format(memory, 0))) isBroken = false
  }
}

function format({ activeNamespace, namespaces, endedIds }: Memory, longest: number): string {
  const trim = ({ id: _, account, ...kept }: Connection) => ({ ...kept, address: account.address })
  const trimmed = Object.entries(namespaces).map(([name, { connections, missed, ...rest }]) => [
    name,
    {
      ...rest,
      connections: connections.map(trim),
      missed: missed.map(({ connection, times }) => ({ connection: trim(connection), times })),
    },
  ])
  const isKept = (name: string, value: unknown) =>
    name !== 'imageUrl' || (typeof value === 'string' && value.length <= longest)
  return JSON.stringify(
    { version: memoryVersion, activeNamespace, namespaces: Object.fromEntries(trimmed), endedIds },
    (name, value) => (isKept(name, value) ? value : undefined),
  )
}
