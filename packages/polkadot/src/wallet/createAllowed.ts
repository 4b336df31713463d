import type { StoragePort } from '@kit/core'

const storageKey = 'kit.polkadot.allowed'
const maxIds = 100

/**
 * Which wallets the visitor has let in. Asking a wallet again is silent only for a page that it knows, and there is no way to
 * ask whether it does: so a restore asks those alone that this remembers. Storage that fails costs only the memory.
 */
export type Allowed = { has(id: string): boolean; add(id: string): void; remove(id: string): void }

/**
 * Creates it over the page's storage.
 *
 * @example createAllowed(ports.storage).has('polkadot-js')
 */
export function createAllowed(storage: Pick<StoragePort, 'getItem' | 'setItem' | 'removeItem'>): Allowed {
  const read = (): readonly string[] => {
    try {
      const ids: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]')
      return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, maxIds) : []
    } catch {
      return []
    }
  }
  const write = (ids: readonly string[]) => {
    try {
      if (ids.length > 0) storage.setItem(storageKey, JSON.stringify(ids.slice(0, maxIds)))
      else storage.removeItem(storageKey)
    } catch {
      // Full or disabled.
    }
  }
  return {
    has: (id) => read().includes(id),
    add: (id) => write([id, ...read().filter((other) => other !== id)]),
    remove(id) {
      const ids = read()
      if (ids.includes(id)) write(ids.filter((other) => other !== id))
    },
  }
}
