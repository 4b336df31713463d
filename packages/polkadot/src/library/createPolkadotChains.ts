import { toRpcError } from '@kit/adapter'
import { abortable, type CaipNetworkId, KitError, type Network, type Ports, type ReadCall } from '@kit/core/adapter'
import type { PolkadotNetwork } from '../network/definePolkadotNetwork.js'
import { createUses } from './createUses.js'
import type { OpenChain, openChain } from './openChain.js'

/** The connections to the configured networks, one for each, opened by the first use. */
export type PolkadotChains = {
  chainOf(network: Pick<Network, 'id'>): Promise<OpenChain>
  currentChainOf(network: Network): Promise<OpenChain>
  /** Works with a chain, which is closed after that if it was replaced meanwhile. */
  during<T>(chain: OpenChain, work: (chain: OpenChain) => Promise<T>): Promise<T>
  /** Works with the chain of a call. What it throws leaves as an error of the kit. */
  read<T>(call: ReadCall, work: (chain: OpenChain) => Promise<T>, shortMessage: string): Promise<T>
  /** Ends what is open. */
  close(): void
}

/** Creates the connections, none of them open. */
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
    // After an outage the library opens the socket again in its own time, and accepts no request until then.
    if (known) return known.then((chain) => chain.connected().then(() => chain))
    const network = networks.find((one) => one.id === networkId)
    if (!network) {
      const shortMessage = 'Chain not configured.'
      return Promise.reject(new KitError('network/notConfigured', { shortMessage, details: networkId }))
    }
    const opened = open(network, ports)
    chains.set(networkId, opened)
    // A chain that was not reached is tried again by the next call.
    opened.catch(() => chains.delete(networkId))
    return opened
  }
  /** A runtime may have been upgraded since its metadata was read, and a signature for the old one would be worthless. */
  const currentChainOf = async (network: Network): Promise<OpenChain> => {
    const chain = await chainOf(network)
    const version = (await chain.send('state_getRuntimeVersion')) as { readonly specVersion?: unknown } | null
    if (version?.specVersion === chain.info.specVersion) return chain
    // Another call that found the same has opened the next one already.
    if (uses.end(chain)) chains.delete(network.id)
    return chainOf(network)
  }
  return {
    chainOf,
    currentChainOf,
    during: uses.during,
    read: (call, work, shortMessage) =>
      abortable(async () => uses.during(await chainOf(call.network), work), call.signal).catch((error: unknown) => {
        throw toRpcError(error, shortMessage)
      }),
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
