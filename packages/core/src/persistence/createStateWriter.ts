import type { LogPort, StoragePort } from '../ports/Ports.js'
import { endedLimit } from './parseStoredState.js'
import { type StoredConnection, type StoredState, storedStateVersion } from './StoredState.js'

/** Maximum length of an image URL that is stored. The wallet provides it again. */
const maxImageLength = 16_384

/**
 * Returns a function that writes a kit's state if it changed, without images if storage is nearly full. A write error is logged once; the
 * kit then forgets connections on reload. The function returns what storage then holds.
 */
export function createStateWriter(
  storage: StoragePort,
  key: string,
  log: LogPort,
): (state: StoredState, stored: StoredState, storedText: string | null) => string | null {
  let isBroken = false

  function attempt(text: string): boolean {
    try {
      storage.setItem(key, text)
      return true
    } catch (error) {
      if (!isBroken) log.warn("Connections can't be remembered: storage is not writable", error)
      isBroken = true
      return false
    }
  }

  return (state, stored, storedText) => {
    const text = format(state, maxImageLength)
    if (text === format(stored, maxImageLength)) return storedText
    for (const written of [text, format(state, 0)])
      if (attempt(written)) {
        isBroken = written !== text
        return written
      }
    return storedText
  }
}

function format({ activeNamespace, namespaces, ended }: StoredState, longest: number): string {
  const trim = ({ connection: { id: _, account, ...kept }, turn, misses }: StoredConnection) => ({
    ...kept,
    address: account.address,
    turn,
    misses,
  })
  const trimmed = Object.entries(namespaces).map(([name, { entries, activeId, networkId }]) => [
    name,
    { connections: entries.map(trim), activeId, networkId },
  ])
  const isKept = (name: string, value: unknown) =>
    (name !== 'imageUrl' && name !== 'avatar') || (typeof value === 'string' && value.length <= longest)
  return JSON.stringify(
    {
      version: storedStateVersion,
      activeNamespace,
      namespaces: Object.fromEntries(trimmed),
      ended: Object.fromEntries([...ended].slice(-endedLimit)),
    },
    (name, value) => (isKept(name, value) ? value : undefined),
  )
}
