import type { SessionTypes } from '@walletconnect/types'
import { type Address, getAddress, isAddress } from 'viem'
import type { RemotePeer, RemoteSession } from './RemoteWallet.js'

/**
 * Converts a session of the pairing client for the wallet's UI. `selected` is the chain that its owner chose last.
 *
 * @example toRemoteSession(client.session.get(topic), undefined).accounts
 */
export const toRemoteSession = (session: SessionTypes.Struct, selected: number | undefined): RemoteSession => {
  const { accounts = [], chains = [], methods = [] } = session.namespaces.eip155 ?? {}
  const addresses = accounts.map((account) => account.split(':')[2] ?? '').filter((value) => isAddress(value))
  const chainIds = chains.map((chain) => Number(chain.split(':')[1]))
  const [firstChain = 0] = chainIds
  return {
    topic: session.topic,
    peer: toRemotePeer(session.peer.metadata),
    networkIds: Object.values(session.namespaces).flatMap((one) => one.chains ?? []),
    chainIds,
    accounts: [...new Set<Address>(addresses.map((address) => getAddress(address)))],
    chainId: selected !== undefined && chainIds.includes(selected) ? selected : firstChain,
    methods,
    expiresAtMs: session.expiry * 1000,
  }
}

/**
 * Reads an app's metadata, truncated to a reasonable length. The strings stay hostile.
 *
 * @example toRemotePeer({ name: 'App' }) // { name: 'App', description: '', url: '', icons: [] }
 */
export const toRemotePeer = (metadata: unknown): RemotePeer => {
  const given = typeof metadata === 'object' && metadata !== null ? (metadata as Record<string, unknown>) : {}
  const text = (value: unknown, limit: number) => (typeof value === 'string' ? value.slice(0, limit) : '')
  const icons = Array.isArray(given.icons) ? given.icons : []
  return {
    name: text(given.name, 80),
    description: text(given.description, 300),
    url: text(given.url, 300),
    icons: icons.filter((icon): icon is string => typeof icon === 'string' && icon.length < 100_000).slice(0, 4),
  }
}
