import type { Adapter, CaipNetworkId, Network } from '@kit/core/adapter'
import type { ApiPromise } from '@polkadot/api'
import type { PolkadotLibrary } from './createPolkadotLibrary.js'
import type { PolkadotNetwork } from './network/definePolkadotNetwork.js'

/** The Polkadot adapter: every capability of all adapters that the family has, and its own. */
export type PolkadotAdapter<Id extends CaipNetworkId = CaipNetworkId> = Omit<
  Adapter,
  'namespace' | 'networks' | 'getPublicClient'
> & {
  readonly namespace: 'polkadot'
  readonly networks: readonly PolkadotNetwork<Id>[]
} & Required<
    Pick<
      Adapter,
      | 'getExplorerUrl'
      | 'switchNetwork'
      | 'getBalance'
      | 'signMessage'
      | 'verifyMessage'
      | 'sendTransaction'
      | 'transfer'
      | 'waitForTransaction'
      | 'loadCapabilities'
    >
  > &
  Pick<PolkadotLibrary, 'getNativeBalance' | 'estimateFee' | 'getChainInfo'> & {
    /** Loads the chain library, and gives the library's own interface of each network. */
    readonly load: () => Promise<PolkadotLibrary>
    /**
     * The `ApiPromise` of `@polkadot/api` for a network, which is ready, over the endpoints that the adapter has. It ends with the kit.
     *
     * @throws KitError `network/notConfigured`, `network/mismatch`, `rpc/failed`; `kit/peerMissing` without the library.
     * @example const { number } = await (await adapter.getPublicClient(polkadotAssetHub.id)).rpc.chain.getHeader()
     */
    getPublicClient(networkId: Id): Promise<ApiPromise>
    /** What a QR code for receiving holds: the address, written for the network. */
    formatPaymentUri(payment: { readonly network: Network; readonly address: string }): Promise<string>
  }
