import { cleanText } from '@kit/core/adapter'
import type { TestWalletChain } from '@kit/testing'
import type { RemoteFamilyOptions } from '@kit/testing/remote-wallet'

/** Configuration of the local chains and the relay, from the page's server (`/config.json`). */
export type WalletConfig = {
  readonly relayUrl: string
  readonly chains: readonly [TestWalletChain, ...TestWalletChain[]]
  /** Running chains of other namespaces. */
  readonly families: RemoteFamilyOptions
  /** Names of networks, by CAIP-2 ID. */
  readonly networkNames: ReadonlyMap<string, string>
  /** Tokens by lowercase address, so that transfers can be described. */
  readonly tokens: ReadonlyMap<string, { readonly symbol: string; readonly decimals: number }>
}

/** Defaults for chains of other namespaces, by their key in the configuration. */
const familyDefaults = {
  solana: { namespace: 'solana', name: 'Solana Local' },
  polkadot: { namespace: 'polkadot', name: 'Polkadot Local' },
  bitcoin: { namespace: 'bip122', name: 'Bitcoin Regtest' },
} as const

const names: Readonly<Record<number, string>> = { 31337: 'Local One', 31338: 'Local Two' }

/**
 * Parses the configuration. Throws `TypeError` that names what is missing.
 *
 * @example parseWalletConfig({ relayUrl: 'ws://localhost:4401', rpcUrls: { 'eip155:31337': 'http://localhost:8545' } })
 */
export function parseWalletConfig(value: unknown): WalletConfig {
  const given = record(value)
  const { relayUrl } = given
  if (typeof relayUrl !== 'string' || !/^wss?:\/\//.test(relayUrl)) {
    throw new TypeError('Invalid /config.json: `relayUrl` is missing.')
  }
  const chains = Object.entries(record(given.rpcUrls)).flatMap(([networkId, rpcUrl]): TestWalletChain[] => {
    const id = Number(/^eip155:(\d+)$/.exec(networkId)?.[1])
    if (!Number.isSafeInteger(id) || typeof rpcUrl !== 'string') return []
    return [{ id, rpcUrl, name: names[id] ?? `Chain ${id}` }]
  })
  const [first, ...others] = chains
  if (!first) throw new TypeError('Invalid /config.json: `rpcUrls` has no EVM chain.')
  const tokens = Object.entries(record(given.tokens)).flatMap(([symbol, token]) => {
    const { address, decimals } = record(token)
    if (typeof address !== 'string' || typeof decimals !== 'number') return []
    return [[address.toLowerCase(), { symbol, decimals }] as const]
  })
  const families = Object.entries(familyDefaults).flatMap(([key, { namespace, name: usual }]) => {
    const { networkId, url, wsUrl, name = usual } = record(given[key])
    if (typeof networkId !== 'string' || !networkId.startsWith(`${namespace}:`)) return []
    const node = url ?? wsUrl
    return typeof node === 'string' ? [{ namespace, networkId, node, name: cleanText(name) || usual }] : []
  })
  return {
    relayUrl,
    chains: [first, ...others],
    families: Object.fromEntries(
      families.map(({ namespace, networkId, node }) => [namespace, { chains: { [networkId]: node } }]),
    ),
    networkNames: new Map([
      ...chains.map(({ id, name = '' }) => [`eip155:${id}`, name] as const),
      ...families.map(({ networkId, name }) => [networkId, name] as const),
    ]),
    tokens: new Map(tokens),
  }
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
