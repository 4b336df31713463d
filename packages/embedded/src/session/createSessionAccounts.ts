import type { Account, CaipNetworkId, SessionEvent } from '@kit/core/adapter'
import type { User } from '../protocol/User.js'
import { createProviderEvents, type ProviderEvents } from './createProviderEvents.js'

/** The accounts and network of a session. Notifies the kit and the provider's listeners of changes. */
export type SessionAccounts = {
  readonly events: ProviderEvents
  all(): readonly Account[]
  addresses(): readonly string[]
  networkId(): CaipNetworkId
  /** Updates the accounts from the wallet if they or their order changed. */
  take(of: User): void
  moveTo(networkId: CaipNetworkId): void
  watch(listener: (event: SessionEvent) => void): () => void
}

export function createSessionAccounts(namespace: 'eip155' | 'solana', user: User): SessionAccounts {
  const listeners = new Set<(event: SessionEvent) => void>()
  const events = createProviderEvents()
  const accountsOf = (of: User): readonly Account[] =>
    of.accounts.map(({ address, type }): Account => ({ namespace, address, type }))
  let accounts = accountsOf(user)
  let networkId = user.chainId as CaipNetworkId
  const addresses = (): readonly string[] => accounts.map(({ address }) => address)
  const notify = (event: SessionEvent): void => {
    for (const listener of [...listeners]) listener(event)
  }

  return {
    events,
    all: () => accounts,
    addresses,
    networkId: () => networkId,
    take(of) {
      const next = accountsOf(of)
      if (next.length === accounts.length && next.every(({ address }, at) => address === accounts[at]?.address)) return
      accounts = next
      notify({ type: 'accountsChanged', accounts })
      events.emit('accountsChanged', addresses())
    },
    moveTo(id) {
      networkId = id
      notify({ type: 'networkChanged', networkId })
      if (namespace === 'eip155') events.emit('chainChanged', hexOf(networkId))
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The hex chain ID of an EVM network, as in EIP-1193. */
export const hexOf = (id: CaipNetworkId): string => `0x${Number(id.slice('eip155:'.length)).toString(16)}`
