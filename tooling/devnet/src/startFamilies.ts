import type { GuardedProcess } from './spawnGuarded.js'

/** Chain families beside EVM that the stack can run. */
export type Family = 'solana' | 'polkadot' | 'bitcoin'

/** All of them, in the order in which they are shown. */
export const families: readonly Family[] = ['solana', 'polkadot', 'bitcoin']

/** What a page has to know of the chains beside EVM. A family that does not run is absent. */
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
  }
  readonly bitcoin?: { readonly networkId: string; readonly url: string }
}

/** A node that can be made to crash. */
export type DevNode = {
  /** The one that runs, or ran last; undefined for one inside this process. */
  readonly process?: GuardedProcess | undefined
  /** Ends it as a crash would. */
  kill(): Promise<void>
  /** Starts it again after `kill`, on its port. What it knows then is said by the chain that starts it. */
  restart(): Promise<void>
}

/** A running chain of a family. */
export type RunningFamily = {
  readonly config: FamilyConfig
  readonly node: DevNode
  /** What the page may connect to. */
  readonly connect: readonly string[]
  stop(): Promise<void>
}

const local = (url: string): string => url.replace('127.0.0.1', 'localhost')

/**
 * Starts the chain of one family. Each family's code is loaded only when it is started.
 *
 * @throws BitcoindUnavailable when Bitcoin is asked for and no node can be had; Error when a port is taken.
 */
export async function startFamily(family: Family, port = 0): Promise<RunningFamily> {
  if (family === 'solana') {
    const { startSolana } = await import('./solana/startSolana.js')
    const { stop, networkId, genesisHash, tokens, goOffline, goOnline, ...chain } = await startSolana({ port })
    const [url, wsUrl] = [local(chain.url), local(chain.wsUrl)]
    return {
      config: { solana: { networkId, genesisHash, url, wsUrl, tokens: namedTokens(tokens) } },
      node: { kill: goOffline, restart: goOnline },
      connect: [url, wsUrl],
      stop,
    }
  }
  if (family === 'polkadot') {
    const { startPolkadot } = await import('./polkadot/startPolkadot.js')
    const chain = await startPolkadot({ port })
    const { stop, networkId, genesisHash, ss58Format, nativeCurrency } = chain
    const wsUrl = local(chain.wsUrl)
    const config = { networkId, genesisHash, wsUrl, name: 'Local Asset Hub', ss58Format, nativeCurrency }
    return { config: { polkadot: config }, node: chain, connect: [wsUrl, local(chain.url)], stop }
  }
  const { startBitcoin } = await import('./bitcoin/startBitcoin.js')
  const chain = await startBitcoin({ port })
  const { stop, networkId } = chain
  const url = local(chain.url)
  return { config: { bitcoin: { networkId, url } }, node: chain, connect: [url], stop }
}

function namedTokens<T extends { readonly address: string; readonly decimals: number }>(
  tokens: Readonly<Record<string, T>>,
): Readonly<Record<string, { readonly address: string; readonly decimals: number }>> {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, { address, decimals }]) => [name, { address, decimals }]),
  )
}
