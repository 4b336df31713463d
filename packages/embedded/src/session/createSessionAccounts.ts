import type { Account, CaipNetworkId, SessionEvent } from '@kit/core/adapter'
import type { User } from '../protocol/User.js'
import { createProviderEvents, type ProviderEvents } from './createProviderEvents.js'

/** The accounts and the network of a session, which tell the kit and the listeners of the provider when they change. */
export type SessionAccounts = {
  readonly events: ProviderEvents
  all(): readonly Account[]
  addresses(): readonly string[]
  networkId(): CaipNetworkId
  /** Takes accounts that the wallet gave, where they are others or in another order. */
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
  const tell = (event: SessionEvent): void => {
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
      tell({ type: 'accountsChanged', accounts })
      events.emit('accountsChanged', addresses())
    },
    moveTo(id) {
      networkId = id
      tell({ type: 'networkChanged', networkId })
      if (namespace === 'eip155') events.emit('chainChanged', hexOf(networkId))
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The number of an EVM network, as EIP-1193 has it. */
export const hexOf = (id: CaipNetworkId): string => `0x${Number(id.slice('eip155:'.length)).toString(16)}`
