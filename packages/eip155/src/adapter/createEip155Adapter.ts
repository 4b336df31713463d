import {
  type Adapter,
  type AdapterOn,
  type CaipNetworkId,
  createLazy,
  loadChunk,
  type Network,
  type Ports,
  type WalletTarget,
} from '@kit/core/adapter'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import type { EvmReads } from '../read/createEvmReads.js'
import { createEip155Base, type Eip155Base } from './createEip155Base.js'

/** A chain library with its own clients. */
export type ClientLibrary<PublicClient, WalletClient> = EvmReads & {
  getPublicClient(networkId: CaipNetworkId): PublicClient | Promise<PublicClient>
  /** Created by `createWalletClients`. */
  getWalletClient(target?: WalletTarget): Promise<WalletClient>
}

type FullAdapter<PublicClient, WalletClient, Id extends CaipNetworkId> = Eip155Base &
  Required<
    Pick<
      Adapter<Eip1193Provider>,
      'getBalance' | 'getIdentity' | 'waitForTransaction' | 'loadCapabilities' | 'verifyMessage'
    >
  > & {
    /** Returns the chain library's client for a network, on the kit's endpoints, batching and retries. Loads the library. */
    getPublicClient(networkId: Id): Promise<PublicClient>
    /**
     * Returns the chain library's client for a connected wallet, for anything the kit has no command for. Its errors are the library's,
     * with the kit's error among their causes.
     */
    getWalletClient(
      target?: Omit<WalletTarget, 'networkId'> & { readonly networkId?: Id | undefined },
    ): Promise<WalletClient>
  }

/** An EVM adapter with the clients of its chain library. */
export type Eip155Adapter<
  PublicClient = unknown,
  WalletClient = unknown,
  Id extends CaipNetworkId = CaipNetworkId,
> = AdapterOn<FullAdapter<PublicClient, WalletClient, Id>, 'eip155', Id>

/**
 * Creates an EVM adapter whose chain library is loaded by the first call that reads.
 *
 * @example createEip155Adapter({ networks, ports, load: async () => (await import('./createLibrary.js')).createLibrary(ports) })
 */
export function createEip155Adapter<PublicClient, WalletClient, Id extends CaipNetworkId>(options: {
  readonly networks: readonly Network<Id>[]
  readonly ports: Ports
  readonly accountPicker?: boolean | undefined
  readonly load: () => Promise<ClientLibrary<PublicClient, WalletClient>>
}): Eip155Adapter<PublicClient, WalletClient, Id> {
  const base = createEip155Base(options)
  const { load } = createLazy(options.load)
  const capabilities = createLazy(async () =>
    (await loadChunk(import('../capability/createCapabilities.js'))).createCapabilities(load, options),
  )
  return {
    ...base,
    networks: options.networks,
    loadCapabilities: capabilities.load,
    getPublicClient: async (networkId) => (await load()).getPublicClient(networkId),
    getWalletClient: async (target) => (await load()).getWalletClient(target),
    getBalance: async (call) => (await load()).getBalance(call),
    getIdentity: async (call) => (await load()).getIdentity(call),
    waitForTransaction: async (call) => (await load()).waitForTransaction(call),
    verifyMessage: async (call) => (await loadChunk(import('../verify/verifySignature.js'))).verifyMessage(load, call),
  }
}
