import type { StoragePort } from '@kit/core/adapter'
import { type DisclosedPolkadotAccount, parsePolkadotAccounts } from './parsePolkadotAccounts.js'

const maxWallets = 100

/**
 * What wallets disclosed to the page. Asking a wallet prompts the visitor when the page's permission was taken back, and there is
 * no way to ask whether it would: so a restore uses what this stores. With storage that fails, nothing is restored.
 */
export type AuthorisedWallets = {
  /** Undefined for a wallet that the visitor has not connected. */
  read(id: string): readonly DisclosedPolkadotAccount[] | undefined
  write(id: string, accounts: readonly DisclosedPolkadotAccount[]): void
  forget(id: string): void
}

/**
 * Creates it on the page's storage, under the prefix of the kit.
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
      // Full or disabled.
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
