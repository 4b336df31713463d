import type { Account, CaipNetworkId, Network } from '@kit/core/adapter'
import { chains } from '../network/chains.data.js'
import { findChain } from '../network/findChain.js'
import { parseBitcoinAccounts } from './parseBitcoinAccounts.js'

/** Accounts that a WBIP wallet shares, and its current network. */
export type Disclosure = { readonly networkId: CaipNetworkId; readonly accounts: readonly Account[] }

/**
 * Parses the response to `wallet_connect`, `wallet_getAccount`, `getAccounts` or `getAddresses`. If a wallet reports no network, or one
 * that contradicts its addresses, assumes the first of `networks`, or of all known networks, that fits. Returns undefined if the response
 * contains no account.
 *
 * @example parseDisclosure(answer, networks)?.accounts[0]?.address
 */
export function parseDisclosure(answer: unknown, networks: readonly Pick<Network, 'id'>[]): Disclosure | undefined {
  try {
    const { addresses, network } = answer as { readonly addresses?: unknown; readonly network?: unknown }
    const disclosed = parseBitcoinAccounts(Array.isArray(answer) ? answer : addresses) ?? []
    const named = readNetworkName(network)
    const known = [
      ...(named ? [named] : []),
      ...networks.map(({ id }) => id),
      ...Object.values(chains).map(({ reference }): CaipNetworkId => `bip122:${reference}`),
    ]
    const networkId = known.find((id) => disclosed.some(({ isOn }) => isOn(id)))
    if (networkId === undefined) return undefined
    return { networkId, accounts: disclosed.filter(({ isOn }) => isOn(networkId)).map(({ account }) => account) }
  } catch {
    return undefined
  }
}

/** Reads the network from `{ bitcoin: { name } }`, as returned by `wallet_getNetwork`, or from a bare name. */
export function readNetworkName(value: unknown): CaipNetworkId | undefined {
  try {
    const { bitcoin, name } = (value ?? {}) as {
      readonly bitcoin?: { readonly name?: unknown }
      readonly name?: unknown
    }
    return findChain(bitcoin?.name ?? name ?? value)?.networkId
  } catch {
    return undefined
  }
}
