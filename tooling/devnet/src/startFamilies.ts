import { drawnPicture } from './evm/drawnPicture.js'
import type { SolanaDevAccount } from './solana/solanaDevAccounts.js'
import type { GuardedProcess } from './spawnGuarded.js'

/** Chain families other than EVM that the stack can run. */
export type Family = 'solana' | 'polkadot' | 'bitcoin'

/** All families, in display order. */
export const families: readonly Family[] = ['solana', 'polkadot', 'bitcoin']

/** Configuration of a page for the chains other than EVM. A family that doesn't run is absent. */
export type FamilyConfig = {
  readonly solana?: {
    readonly networkId: string
    readonly genesisHash: string
    readonly url: string
    readonly wsUrl: string
    readonly tokens: Readonly<Record<string, { readonly address: string; readonly decimals: number }>>
  }
  readonly polkadot?: {
    readonly networkId: string
    readonly genesisHash: `0x${string}`
    readonly wsUrl: string
    readonly name: string
    readonly ss58Format: number
    readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
    readonly tokens: Readonly<Record<string, { readonly address: string; readonly decimals: number }>>
  }
  readonly bitcoin?: { readonly networkId: string; readonly url: string }
}

/** A node that tests can crash. */
export type DevNode = {
  /** The running process, or the last one. Undefined for a node inside this process. */
  readonly process?: GuardedProcess | undefined
  /** Accepts requests but sends no response, until `kill`. */
  hang(): Promise<void>
  /** Kills it as a crash would. */
  kill(): Promise<void>
  /** Restarts it after `kill`, on its port. Whether it keeps its data depends on the chain. */
  restart(): Promise<void>
}

/** A running chain of a family. */
export type RunningFamily = {
  readonly config: FamilyConfig
  readonly node: DevNode
  /** Sources that the page may connect to. */
  readonly connect: readonly string[]
  /** Its part of kit-server's configuration file. */
  readonly server: ServerPart
  stop(): Promise<void>
}

/** The part of kit-server's configuration for a chain: the chain (`chains`), its token prices (`prices.fixed`) and its faucet account. */
export type ServerPart = {
  /** By CAIP-2 ID. */
  readonly chains: Readonly<Record<string, object>>
  /** Keys of accounts that pay out purchases in the sandbox, by CAIP-2 ID (`onramp.faucetKeys`). */
  readonly faucetKeys?: Readonly<Record<string, string>>
  /** US dollars by CAIP-2 ID (native currency) or CAIP-10 ID (token). */
  readonly prices: Readonly<Record<string, number>>
}

const local = (url: string): string => url.replace('127.0.0.1', 'localhost')

/**
 * Starts the chain of one family. A family's code is loaded only when it is started.
 *
 * @throws BitcoindUnavailable when Bitcoin is requested and there is no node. Error when a port is in use.
 */
export async function startFamily(family: Family, port = 0): Promise<RunningFamily> {
  if (family === 'solana') {
    const { startSolana } = await import('./solana/startSolana.js')
    const { stop, networkId, genesisHash, tokens, hang, goOffline, goOnline, ...chain } = await startSolana({ port })
    const [url, wsUrl] = [local(chain.url), local(chain.wsUrl)]
    return {
      config: { solana: { networkId, genesisHash, url, wsUrl, tokens: namedTokens(tokens) } },
      node: { hang, kill: goOffline, restart: goOnline },
      connect: [url, wsUrl],
      server: solanaServerPart(networkId, chain, Object.values(tokens)),
      stop,
    }
  }
  if (family === 'polkadot') {
    const { startPolkadot } = await import('./polkadot/startPolkadot.js')
    const chain = await startPolkadot({ port })
    const { stop, networkId, genesisHash, ss58Format, nativeCurrency } = chain
    const tokens = namedTokens(chain.tokens)
    const wsUrl = local(chain.wsUrl)
    const config = { networkId, genesisHash, wsUrl, name: 'Local Asset Hub', ss58Format, nativeCurrency, tokens }
    const upstreams = [{ url: chain.url, wsUrl: chain.wsUrl }]
    return {
      config: { polkadot: config },
      node: chain,
      connect: [wsUrl, local(chain.url)],
      server: { chains: { [networkId]: { name: config.name, upstreams, nativeCurrency } }, prices: {} },
      stop,
    }
  }
  const { startBitcoin } = await import('./bitcoin/startBitcoin.js')
  const chain = await startBitcoin({ port })
  const { stop, networkId } = chain
  const url = local(chain.url)
  return {
    config: { bitcoin: { networkId, url } },
    node: chain,
    connect: [url],
    server: { chains: { [networkId]: { name: 'Local Bitcoin', upstreams: [{ url: chain.url }] } }, prices: {} },
    stop,
  }
}

/** Nothing trades on this chain, so its prices are fixed. */
function solanaServerPart(
  networkId: string,
  {
    url,
    wsUrl,
    accounts,
  }: { readonly url: string; readonly wsUrl: string; readonly accounts: readonly SolanaDevAccount[] },
  tokens: readonly {
    readonly address: string
    readonly name: string
    readonly symbol: string
    readonly decimals: number
  }[],
): ServerPart {
  const usd: Readonly<Record<string, number>> = { TUSD: 1, TTK: 2 }
  return {
    chains: {
      [networkId]: {
        name: 'Local Solana',
        upstreams: [{ url, wsUrl }],
        blockTimeMs: 400,
        nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
        tokens: tokens.map(({ address, name, symbol, decimals }) => ({
          address,
          name,
          symbol,
          decimals,
          logoUri: drawnPicture(symbol.slice(0, 2), '#0b7a55'),
        })),
      },
    },
    // The last account pays out. Pages don't use it for anything else.
    faucetKeys: { [networkId]: `0x${Buffer.from(accounts.at(-1)?.seed ?? []).toString('hex')}` },
    prices: {
      [networkId]: 150,
      ...Object.fromEntries(tokens.map(({ address, symbol }) => [`${networkId}:${address}`, usd[symbol] ?? 0])),
    },
  }
}

function namedTokens<T extends { readonly address: string; readonly decimals: number }>(
  tokens: Readonly<Record<string, T>>,
): Readonly<Record<string, { readonly address: string; readonly decimals: number }>> {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, { address, decimals }]) => [name, { address, decimals }]),
  )
}
