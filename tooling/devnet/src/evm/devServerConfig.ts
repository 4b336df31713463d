import { devChain, devChainId } from '../devChain.js'
import { devNamesAddress, multicall3Address } from '../devContracts.js'
import { devTokens } from '../devTokens.js'
import { devDex } from './devDex.js'
import { devFeeds } from './devFeeds.js'
import { drawnPicture } from './drawnPicture.js'

type Address = `0x${string}`

/** A local chain as an entry of kit-server's configuration file (`chains`). */
export type DevServerChain = {
  readonly name: string
  readonly upstreams: readonly [{ readonly url: string; readonly wsUrl: string }]
  readonly blockTimeMs: number
  /** Without a picture, so that apps show the network's. */
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly tokens: readonly {
    readonly address: Address
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    readonly logoUri: string
    readonly eip2612: boolean
  }[]
  readonly wrappedNative: Address
  readonly stables: readonly Address[]
  readonly exchanges: readonly [
    { readonly kind: 'v2'; readonly factory: Address; readonly router: Address; readonly swapRouter: Address },
    {
      readonly kind: 'v3'
      readonly factory: Address
      readonly quoter: Address
      readonly router: Address
      readonly fees: readonly number[]
    },
  ]
  /** By token address, or `native` for the chain's native currency. */
  readonly feeds: Readonly<Record<string, Address>>
  readonly universalResolver?: Address
  readonly multicall3: Address
  readonly history: { readonly accounts: 'all' }
}

/** The part of kit-server's configuration file for local chains. */
export type DevServerConfig = {
  /** By CAIP-2 ID. */
  readonly chains: Readonly<Record<string, DevServerChain>>
  readonly identity: { readonly ensChain: string }
}

/**
 * Returns kit-server's configuration of local EVM chains: exchanges, tokens, feeds, names. Spread it into the configuration file.
 *
 * @example
 * startServer({ dataDir, config: devServerConfig([await startEvm({ chainId: 31337 })]) })
 */
export function devServerConfig(
  chains: readonly { readonly chainId: number; readonly url: string }[],
): DevServerConfig {
  return {
    chains: Object.fromEntries(chains.map((chain) => [`eip155:${chain.chainId}`, serverChain(chain)])),
    identity: { ensChain: `eip155:${devChainId}` },
  }
}

function serverChain(chain: { readonly chainId: number; readonly url: string }): DevServerChain {
  const { name, nativeCurrency } = devChain(chain)
  const tokens = devTokens()
  const { wrappedNative, v2, v3 } = devDex()
  const listed = [
    ...Object.values(tokens),
    { address: wrappedNative.address, name: 'Wrapped Ether', symbol: 'WETH', decimals: 18, eip2612: false },
  ]
  return {
    name,
    upstreams: [{ url: chain.url, wsUrl: chain.url.replace(/^http/, 'ws') }],
    // Each transaction mines a block, so data about the latest block is stale immediately.
    blockTimeMs: 1,
    nativeCurrency,
    tokens: listed.map(({ address, name: tokenName, symbol, decimals, eip2612 }) => ({
      address,
      name: tokenName,
      symbol,
      decimals,
      eip2612,
      logoUri: drawnPicture(symbol.slice(0, 2), colourOf(address)),
    })),
    wrappedNative: wrappedNative.address,
    stables: [tokens.TUSD.address, tokens.TUSDC.address, tokens.TDAI.address],
    exchanges: [
      { kind: 'v2', factory: v2.factory.address, router: v2.router.address, swapRouter: v3.router.address },
      {
        kind: 'v3',
        factory: v3.factory.address,
        quoter: v3.quoter.address,
        router: v3.router.address,
        fees: v3.fees,
      },
    ],
    feeds: Object.fromEntries(Object.values(devFeeds()).map(({ token, address }) => [token, address])),
    ...(chain.chainId === devChainId ? { universalResolver: devNamesAddress() } : {}),
    multicall3: multicall3Address,
    history: { accounts: 'all' },
  }
}

/** Dark enough for white text, and different for each token. */
function colourOf(address: Address): string {
  return `hsl(${Number.parseInt(address.slice(2, 6), 16) % 360} 55% 38%)`
}
