import type { StoragePort } from '@kit/core/adapter'
import { type DisclosedPolkadotAccount, parsePolkadotAccounts } from './parsePolkadotAccounts.js'

const maxWallets = 100

/**
 * Stores the accounts that wallets shared with the page. Enabling a wallet prompts the user if the page's permission was revoked, and a
 * page can't check that beforehand. So a restore uses the stored accounts. If storage fails, nothing is restored.
 */
export type AuthorisedWallets = {
  /** Returns undefined for a wallet that the user hasn't connected. */
  read(id: string): readonly DisclosedPolkadotAccount[] | undefined
  write(id: string, accounts: readonly DisclosedPolkadotAccount[]): void
  forget(id: string): void
}

/**
 * Creates the store in the page's storage, under the kit's prefix.
 *
 * @example createAuthorisedWallets(ports.storage).read('polkadot-js')?.[0]?.address
 */
export function createAuthorisedWallets(
  storage: Pick<StoragePort, 'getItem' | 'setItem' | 'removeItem'>,
  storagePrefix = 'kit',
): AuthorisedWallets {
  const storageKey = `${storagePrefix}.polkadot.allowed`
  const readAll = (): readonly (readonly [string, unknown])[] => {
    try {
      const entries: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]')
      return Array.isArray(entries) ? entries.filter(isEntry).slice(0, maxWallets) : []
    } catch {
      return []
    }
  }
  const change = (id: string, ...first: readonly (readonly [string, unknown])[]) => {
    const entries = [...first, ...readAll().filter(([other]) => other !== id)].slice(0, maxWallets)
    try {
      if (entries.length > 0) storage.setItem(storageKey, JSON.stringify(entries))
      else storage.removeItem(storageKey)
    } catch {
      // Storage is full or disabled.
    }
  }
  return {
    read(id) {
      const accounts = parsePolkadotAccounts(readAll().find(([other]) => other === id)?.[1])
      return accounts && accounts.length > 0 ? accounts : undefined
    },
    write: (id, accounts) => change(id, [id, accounts]),
    forget: (id) => change(id),
  }
}

const isEntry = (value: unknown): value is readonly [string, unknown] =>
  Array.isArray(value) && typeof value[0] === 'string'
