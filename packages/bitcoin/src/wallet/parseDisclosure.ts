import type { Account, CaipNetworkId, Network } from '@kit/core/adapter'
import { chains } from '../network/chains.data.js'
import { findChain } from '../network/findChain.js'
import { parseBitcoinAccounts } from './parseBitcoinAccounts.js'

/** What a WBIP wallet discloses: its accounts on the network that it is on. */
export type Disclosure = { readonly networkId: CaipNetworkId; readonly accounts: readonly Account[] }

/**
 * Reads the answer to `wallet_connect`, `wallet_getAccount`, `getAccounts` or `getAddresses`. A wallet that does not say on which
 * network it is, or contradicts its own addresses, is on the first of `networks`, else of all, that its addresses fit.
 * Undefined when there is no account in it.
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

/** The network in `{ bitcoin: { name } }`, as `wallet_getNetwork` returns it, or a bare name. */
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
