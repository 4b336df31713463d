import { createRpcClient, toRpcError, unconfiguredNetwork, withLimit } from '@kit/adapter'
import { cleanText, KitError, type Ports } from '@kit/core/adapter'
import type { ApiPromise } from '@polkadot/api'
import type { PolkadotNetwork } from '../network/definePolkadotNetwork.js'
import { type ChainProvider, createHttpProvider } from './createHttpProvider.js'
import { loadApi } from './loadApi.js'
import { palletsOf } from './palletsOf.js'

/** A connected chain, with its description of itself. */
export type OpenChain = {
  readonly api: ApiPromise
  readonly network: PolkadotNetwork
  readonly info: ChainInfo
  /** Calls any JSON-RPC method. */
  send(method: string, ...params: readonly unknown[]): Promise<unknown>
  /** Waits until a broken socket is open again. @throws KitError `rpc/failed` when no endpoint accepts it. */
  connected(): Promise<void>
  close(): void
}

/** A chain's description of itself. */
export type ChainInfo = {
  /** Untrusted text, cleaned. */
  readonly name: string
  readonly genesisHash: string
  readonly ss58Format: number
  readonly symbol: string
  readonly decimals: number
  readonly specName: string
  readonly specVersion: number
}

const openTimeoutMs = 30_000

/**
 * Connects to the chain of a network and reads its metadata. Endpoints on http(s) are tried in order, or those on ws(s) if there are none.
 *
 * @throws KitError `network/mismatch` when the node belongs to another chain; `network/notConfigured` without an endpoint; `rpc/failed`;
 *   those of `loadApi`.
 * @example const { api, info } = await openChain(network, ports)
 */
export async function openChain(network: PolkadotNetwork, ports: Pick<Ports, 'fetch' | 'clock'>): Promise<OpenChain> {
  const library = await loadApi()
  const provider = createProvider(network, ports, library)
  const send = (method: string, ...params: readonly unknown[]) => provider.send<unknown>(method, [...params])
  let api: ApiPromise | undefined
  const within = <T>(work: () => Promise<T>): Promise<T> => limitNode(ports.clock, openTimeoutMs, work)
  const close = () => void (api ?? provider).disconnect().catch(() => {})
  try {
    // Checked before the library starts, which logs failures to the console and retries forever. A socket accepts no request until it is
    // open.
    const genesisHash = await within(async () => {
      if (!provider.isConnected) await untilOpen(provider, network.rpcUrls.length)
      return send('chain_getBlockHash', 0)
    })
    if (genesisHash !== network.genesisHash) {
      const details = `Expected genesis hash ${network.genesisHash}, received ${cleanText(genesisHash, 80)}.`
      throw new KitError('network/mismatch', { shortMessage: 'The node belongs to a different chain.', details })
    }
    // Hashing has a JavaScript fallback, for pages whose policy forbids WebAssembly.
    api = new library.ApiPromise({ provider, initWasm: false, noInitWarn: true, throwOnConnect: true })
    const opened = api
    await within(() => opened.isReadyOrError)
    const connected = async () => {
      if (!provider.isConnected) await within(() => untilOpen(provider, network.rpcUrls.length))
    }
    return { api, network, info: readInfo(api, network), send, connected, close }
  } catch (error) {
    close()
    throw toRpcError(error, "Couldn't reach the chain.")
  }
}

function createProvider(
  network: PolkadotNetwork,
  ports: Pick<Ports, 'fetch' | 'clock'>,
  { WsProvider }: Awaited<ReturnType<typeof loadApi>>,
): ChainProvider {
  const ofScheme = (scheme: RegExp) => network.rpcUrls.filter((url) => scheme.test(url))
  const http = ofScheme(/^https?:/i)
  if (http.length > 0) return createHttpProvider(createRpcClient({ ...ports, urls: http, batch: false }))
  const sockets = ofScheme(/^wss?:/i)
  if (sockets.length > 0) return new WsProvider(sockets) as unknown as ChainProvider
  throw unconfiguredNetwork(network.id)
}

/** Prefers what the node says, with the runtime's prefix, over the app's configuration. */
function readInfo(api: ApiPromise, network: PolkadotNetwork): ChainInfo {
  const { nativeCurrency, genesisHash } = network
  const properties = api.registry.getChainProperties()
  const [symbol] = properties?.tokenSymbol.unwrapOr(undefined) ?? []
  const [decimals] = properties?.tokenDecimals.unwrapOr(undefined) ?? []
  const prefix = palletsOf(api).consts.system?.ss58Prefix ?? properties?.ss58Format.unwrapOr(undefined)
  return {
    name: cleanText(api.runtimeChain.toString()),
    genesisHash,
    ss58Format: prefix === undefined ? network.ss58Format : Number(prefix.toString()),
    symbol: symbol === undefined ? nativeCurrency.symbol : cleanText(symbol.toString(), 16),
    decimals: decimals === undefined ? nativeCurrency.decimals : decimals.toNumber(),
    specName: cleanText(api.runtimeVersion.specName.toString()),
    specVersion: api.runtimeVersion.specVersion.toNumber(),
  }
}

/** The library would silently retry the endpoints forever. Here each gets one attempt. */
function untilOpen(provider: ChainProvider, endpoints: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let failures = 0
    const ends = [
      provider.on('connected', () => {
        end()
        resolve()
      }),
      provider.on('error', () => {
        failures += 1
        if (failures < endpoints) return
        end()
        reject(new KitError('rpc/failed', { shortMessage: 'None of the RPC endpoints of this network responded.' }))
      }),
    ]
    const end = () => {
      for (const stop of ends) stop()
    }
  })
}

/**
 * Limits the wait for a node. A socket that never opens queues its requests forever. One that hangs may accept a subscription, which the
 * library reads storage with, and never notify.
 *
 * @throws KitError `rpc/timedOut` after the limit, and the errors of the work.
 * @example await limitNode(ports.clock, 60_000, () => chain.api.isReady)
 */
export function limitNode<T>(clock: Ports['clock'], limitMs: number, work: () => Promise<T>): Promise<T> {
  const reason = () => new KitError('rpc/timedOut', { shortMessage: 'The node did not respond in time.' })
  return withLimit({ clock, limitMs, reason }, work)
}
