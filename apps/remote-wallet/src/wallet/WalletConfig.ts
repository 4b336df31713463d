import type { TestWalletChain } from '@kit/testing'

/** What the page's server says of the local chains and the relay (`/config.json`). */
export type WalletConfig = {
  readonly relayUrl: string
  readonly chains: readonly [TestWalletChain, ...TestWalletChain[]]
  /** Tokens by lower-case address, so that transfers can be shown in words. */
  readonly tokens: ReadonlyMap<string, { readonly symbol: string; readonly decimals: number }>
}

const names: Readonly<Record<number, string>> = { 31337: 'Local One', 31338: 'Local Two' }

/**
 * Reads the configuration. Throws `TypeError` with a sentence that names what is missing.
 *
 * @example parseWalletConfig({ relayUrl: 'ws://localhost:4401', rpcUrls: { 'eip155:31337': 'http://localhost:8545' } })
 */
export function parseWalletConfig(value: unknown): WalletConfig {
  const given = record(value)
  const { relayUrl } = given
  if (typeof relayUrl !== 'string' || !/^wss?:\/\//.test(relayUrl)) {
    throw new TypeError('/config.json names no relay (relayUrl).')
  }
  const chains = Object.entries(record(given.rpcUrls)).flatMap(([networkId, rpcUrl]): TestWalletChain[] => {
    const id = Number(/^eip155:(\d+)$/.exec(networkId)?.[1])
    if (!Number.isSafeInteger(id) || typeof rpcUrl !== 'string') return []
    return [{ id, rpcUrl, name: names[id] ?? `Chain ${id}` }]
  })
  const [first, ...others] = chains
  if (!first) throw new TypeError('/config.json names no EVM chain (rpcUrls).')
  const tokens = Object.entries(record(given.tokens)).flatMap(([symbol, token]) => {
    const { address, decimals } = record(token)
    if (typeof address !== 'string' || typeof decimals !== 'number') return []
    return [[address.toLowerCase(), { symbol, decimals }] as const]
  })
  return { relayUrl, chains: [first, ...others], tokens: new Map(tokens) }
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
