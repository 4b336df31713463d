import { getExplorerUrl, toUnknownNetwork } from '@kit/adapter'
import { type AdapterFactory, type CaipNetworkId, loadPart, requireNetworks } from '@kit/core/adapter'
import { parsePolkadotShape, polkadotAccountKey } from './address/parsePolkadotShape.js'
import type { PolkadotLibrary } from './createPolkadotLibrary.js'
import type { PolkadotNetwork } from './network/definePolkadotNetwork.js'
import type { PolkadotAdapter } from './PolkadotAdapter.js'
import { watchInjectedWallets } from './wallet/watchInjectedWallets.js'

/** What {@link polkadot} takes. */
export type PolkadotOptions = {
  /** The first is the default. `polkadotAssetHub`, `kusamaAssetHub` … or one of your own by `definePolkadotNetwork`. */
  readonly networks: readonly [PolkadotNetwork, ...PolkadotNetwork[]]
  /** Endpoints by network, in order of preference, in place of the network's own; no other is asked. http(s) or ws(s). */
  readonly rpcUrls?: { readonly [networkId: CaipNetworkId]: readonly string[] }
  /** The name that wallets show when they ask whether to allow the page. Default: the page's host. */
  readonly appName?: string
}

/** Explorers of these chains are Subscan's, or speak like it. */
const subscanPaths = { address: 'account', hash: 'extrinsic' }

/** Of addresses that are written for no chain; wallets disclose them for any. */
const genericPrefix = 42

/**
 * The adapter of Polkadot and other Substrate chains. Discovery, connecting and signing messages take only the wallet;
 * `@polkadot/api` is loaded by the first call that reads or sends. Only the endpoints of `networks` and `rpcUrls` are asked.
 *
 * @example
 * const kit = createKit({ metadata, adapters: [polkadot({ networks: [polkadotAssetHub, kusamaAssetHub] })] })
 */
export function polkadot<const Networks extends PolkadotOptions['networks']>(
  options: PolkadotOptions & { readonly networks: Networks },
): AdapterFactory<PolkadotAdapter<Networks[number]['id']>> {
  return ({ ports, rpcUrls = {}, storagePrefix }) => {
    const networks = requireNetworks(options.networks).map(
      (network: Networks[number]): PolkadotNetwork<Networks[number]['id']> => ({
        ...network,
        rpcUrls: options.rpcUrls?.[network.id] ?? rpcUrls[network.id] ?? network.rpcUrls,
      }),
    )
    let library: Promise<PolkadotLibrary> | undefined
    const load = (): Promise<PolkadotLibrary> => {
      library ??= loadPart(import('./createPolkadotLibrary.js')).then(({ createPolkadotLibrary }) =>
        createPolkadotLibrary({ networks, ports }),
      )
      // A chunk that did not load is asked for again by the next call.
      library.catch(() => {
        library = undefined
      })
      return library
    }
    const requests = async () => (await loadPart(import('./request/polkadotWalletRequests.js'))).polkadotWalletRequests

    return {
      namespace: 'polkadot',
      label: 'Polkadot',
      networks,
      defaultAccountType: 'eoa',
      load,
      watchConnectors(listener) {
        const end = watchInjectedWallets(ports, { networks, appName: options.appName, storagePrefix }, listener)
        return () => {
          end()
          library?.then(
            (opened) => opened.close(),
            () => {},
          )
        }
      },
      // What reads and sends is much more, and comes with the balance that is asked for when a connection stands.
      prepare: () => Promise.all([requests(), import('./error/toPolkadotWalletError.js')]),
      isAddress(value, networkId) {
        const parsed = parsePolkadotShape(value)
        const network = networks.find(({ id }) => id === networkId)
        if (!parsed || !network) return parsed !== undefined
        if (parsed.kind !== network.accountFormat) return false
        return parsed.kind === 'ethereum' || parsed.prefix === network.ss58Format || parsed.prefix === genericPrefix
      },
      isSameAddress: (a, b) => polkadotAccountKey(a) !== undefined && polkadotAccountKey(a) === polkadotAccountKey(b),
      getExplorerUrl: (network, subject) => getExplorerUrl(network, subject, subscanPaths),
      // There is no settled URI: the address alone, which accounts bear in the form of their network.
      formatPaymentUri: async ({ address }) => address,
      toUnknownNetwork: (networkId) => toUnknownNetwork(networkId, 10),
      switchNetwork: async (call) => (await requests()).switchNetwork(networks, call),
      signMessage: async (call) => (await requests()).signMessage(call),
      verifyMessage: async (call) =>
        (await loadPart(import('./verify/verifyPolkadotMessage.js'))).judgePolkadotMessage(call),
      getPublicClient: async (id) => (await (await load()).getChain({ id })).api,
      getBalance: async (call) => (await load()).getBalance(call),
      getNativeBalance: async (call) => (await load()).getNativeBalance(call),
      estimateFee: async (call) => (await load()).estimateFee(call),
      getChainInfo: async (call) => (await load()).getChainInfo(call),
      sendTransaction: async (call) => (await load()).sendTransaction(call),
      transfer: async (call) => (await load()).transfer(call),
      waitForTransaction: async (call) => (await load()).waitForTransaction(call),
      loadCapabilities: async () => (await load()).loadCapabilities(),
    }
  }
}
