import {
  type Adapter,
  type AdapterOn,
  type AskWallet,
  type CaipNetworkId,
  createLater,
  loadPart,
  type Network,
  type Ports,
  type WalletTarget,
} from '@kit/core/adapter'
import type { ClientWallet } from '../client/createWalletClients.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { createEip155Base, type Eip155Base } from './createEip155Base.js'
import type { Reads } from './createReads.js'

/** A chain library with clients of its own. */
export type ClientLibrary<PublicClient, WalletClient> = Reads & {
  getPublicClient(networkId: CaipNetworkId): PublicClient | Promise<PublicClient>
  /** Puts the library's own client around a wallet. */
  wrapWallet(wallet: ClientWallet): WalletClient | Promise<WalletClient>
}

type FullAdapter<PublicClient, WalletClient, Id extends CaipNetworkId> = Eip155Base &
  Required<
    Pick<
      Adapter<Eip1193Provider>,
      'getBalance' | 'getIdentity' | 'waitForTransaction' | 'loadCapabilities' | 'verifyMessage'
    >
  > & {
    /** The chain library's own client of a network, on the endpoints, batching and retries of the kit. Loads the library. */
    getPublicClient(networkId: Id): Promise<PublicClient>
    /**
     * The chain library's own way to a connected wallet, for what the kit has no command for. Its errors are the library's: the kit's is
     * among their causes.
     */
    getWalletClient(
      target?: Omit<WalletTarget, 'networkId'> & { readonly networkId?: Id | undefined },
    ): Promise<WalletClient>
  }

/** A whole EVM adapter and the clients of its chain library. */
export type Eip155Adapter<
  PublicClient = unknown,
  WalletClient = unknown,
  Id extends CaipNetworkId = CaipNetworkId,
> = AdapterOn<FullAdapter<PublicClient, WalletClient, Id>, 'eip155', Id>

/**
 * An EVM adapter whose chain library is loaded by the first call that reads.
 *
 * @example createEip155Adapter({ networks, ports, load: async () => (await import('./createLibrary.js')).createLibrary(ports) })
 */
export function createEip155Adapter<PublicClient, WalletClient, Id extends CaipNetworkId>(options: {
  readonly networks: readonly Network<Id>[]
  readonly ports: Ports
  readonly askWallet?: AskWallet | undefined
  readonly accountPicker?: boolean | undefined
  readonly load: () => Promise<ClientLibrary<PublicClient, WalletClient>>
}): Eip155Adapter<PublicClient, WalletClient, Id> {
  const base = createEip155Base(options)
  const { load } = createLater(options.load)
  const capabilities = createLater(async () =>
    (await loadPart(import('../capability/createCapabilities.js'))).createCapabilities(load, options),
  )
  const walletClients = createLater(async () => {
    const [{ createWalletClients }, library] = await Promise.all([
      loadPart(import('../client/createWalletClients.js')),
      load(),
    ])
    const { askWallet, ports } = options
    const { chains, wrapWallet: wrap } = library
    return createWalletClients({ askWallet, clock: ports.clock, getRequest: chains.getRequest, wrap })
  })
  return {
    ...base,
    networks: options.networks,
    loadCapabilities: capabilities.load,
    getPublicClient: async (networkId) => (await load()).getPublicClient(networkId),
    getWalletClient: async (target) => (await walletClients.load())(target),
    getBalance: async (call) => (await load()).getBalance(call),
    getIdentity: async (call) => (await load()).getIdentity(call),
    waitForTransaction: async (call) => (await load()).waitForTransaction(call),
    verifyMessage: async (call) => (await loadPart(import('../verify/verifyMessage.js'))).verifyMessage(load, call),
  }
}
