import type { Adapter, CaipNetworkId, Network, WalletTarget } from '@kit/core/adapter'
import type { ApiPromise } from '@polkadot/api'
import type { PolkadotLibrary } from './createPolkadotLibrary.js'
import type { PolkadotNetwork } from './network/definePolkadotNetwork.js'
import type { PolkadotWallet } from './request/openPolkadotWallet.js'

/** The Polkadot adapter: the members of every adapter that Substrate chains support, and Polkadot-specific ones. */
export type PolkadotAdapter<Id extends CaipNetworkId = CaipNetworkId> = Omit<
  Adapter,
  'namespace' | 'networks' | 'getPublicClient' | 'getWalletClient'
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
    /** Loads the chain library, which provides the API of each network. */
    readonly load: () => Promise<PolkadotLibrary>
    /**
     * Returns a ready `ApiPromise` of `@polkadot/api` for a network, over the adapter's endpoints. It is disconnected with the kit.
     *
     * @throws KitError `network/notConfigured`, `network/mismatch`, `rpc/failed`; `kit/peerMissing` without the library.
     * @example const { number } = await (await adapter.getPublicClient(polkadotAssetHub.id)).rpc.chain.getHeader()
     */
    getPublicClient(networkId: Id): Promise<ApiPromise>
    /**
     * Returns an account of a connected wallet with a signer for `@polkadot/api`, on one network. Defaults to the active account. Signing
     * fails with `network/mismatch` for a transaction of another chain.
     *
     * @throws KitError `connection/notConnected`, `connection/reconnecting`, `account/notFound`.
     * @example
     * const { address, signer } = await adapter.getWalletClient()
     * await api.tx.system.remark('0x00').signAndSend(address, { signer })
     */
    getWalletClient(
      target?: Omit<WalletTarget, 'networkId'> & { readonly networkId?: Id | undefined },
    ): Promise<PolkadotWallet>
    /** Returns the content of a QR code for receiving: the address, in the network's format. */
    formatPaymentUri(payment: { readonly network: Network; readonly address: string }): Promise<string>
  }
