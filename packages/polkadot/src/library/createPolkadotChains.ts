import { toRpcError, unconfiguredNetwork } from '@kit/adapter'
import { abortable, type CaipNetworkId, type Network, type Ports, type ReadCall } from '@kit/core/adapter'
import type { PolkadotNetwork } from '../network/definePolkadotNetwork.js'
import { createUses } from './createUses.js'
import { limitNode, type OpenChain, type openChain } from './openChain.js'

/** Longer than all attempts at an HTTP endpoint. */
const readTimeoutMs = 60_000

/** The connections to the configured networks, one per network, opened on first use. */
export type PolkadotChains = {
  chainOf(network: Pick<Network, 'id'>): Promise<OpenChain>
  currentChainOf(network: Network): Promise<OpenChain>
  /** Runs work on a chain, and closes the chain afterwards if it was replaced in the meantime. */
  during<T>(chain: OpenChain, work: (chain: OpenChain) => Promise<T>): Promise<T>
  /** Runs work on the chain of a call. Converts what it throws to a kit error. */
  use<T>(call: ReadCall, work: (chain: OpenChain) => Promise<T>, shortMessage: string): Promise<T>
  /** Like `use`, for work that only waits for the node: `rpc/timedOut` if it hangs. */
  read<T>(call: ReadCall, work: (chain: OpenChain) => Promise<T>, shortMessage: string): Promise<T>
  /** Like `during`, with the time limit of `read`. */
  prepare<T>(chain: OpenChain, work: (chain: OpenChain) => Promise<T>): Promise<T>
  /** Closes all connections. */
  close(): void
}

/** Creates the connections without opening them. */
export function createPolkadotChains(
  {
    networks,
    ports,
  }: { readonly networks: readonly PolkadotNetwork[]; readonly ports: Pick<Ports, 'fetch' | 'clock'> },
  open: typeof openChain,
): PolkadotChains {
  const chains = new Map<CaipNetworkId, Promise<OpenChain>>()
  const uses = createUses<OpenChain>()

  const chainOf = ({ id: networkId }: Pick<Network, 'id'>): Promise<OpenChain> => {
    const known = chains.get(networkId)
    // After an outage, the library reopens the socket on its own schedule, and accepts no request until then.
    if (known) return known.then((chain) => chain.connected().then(() => chain))
    const network = networks.find((one) => one.id === networkId)
    if (!network) return Promise.reject(unconfiguredNetwork(networkId))
    const opened = open(network, ports)
    chains.set(networkId, opened)
    // The next call retries a chain that couldn't be reached.
    opened.catch(() => chains.delete(networkId))
    return opened
  }
  /** A runtime may have been upgraded since its metadata was read, which would make signatures for the old one invalid. */
  const currentChainOf = async (network: Network): Promise<OpenChain> => {
    const chain = await chainOf(network)
    const version = (await chain.send('state_getRuntimeVersion')) as { readonly specVersion?: unknown } | null
    if (version?.specVersion === chain.info.specVersion) return chain
    // Another call that noticed the same has already opened the next one.
    if (uses.end(chain)) chains.delete(network.id)
    return chainOf(network)
  }
  const use: PolkadotChains['use'] = (call, work, shortMessage) =>
    abortable(async () => uses.during(await chainOf(call.network), work), call.signal).catch((error: unknown) => {
      throw toRpcError(error, shortMessage)
    })
  const limited =
    <T>(work: (chain: OpenChain) => Promise<T>) =>
    (chain: OpenChain) =>
      limitNode(ports.clock, readTimeoutMs, () => work(chain))
  return {
    chainOf,
    currentChainOf,
    during: uses.during,
    prepare: (chain, work) => uses.during(chain, limited(work)),
    use,
    read: (call, work, shortMessage) => use(call, limited(work), shortMessage),
    close() {
      for (const chain of chains.values())
        chain.then(
          ({ close }) => close(),
          () => {},
        )
      chains.clear()
    },
  }
}
