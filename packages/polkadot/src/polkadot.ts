import { getExplorerUrl, toUnknownNetwork } from '@kit/adapter'
import { type AdapterFactory, type CaipNetworkId, loadChunk, requireNetworks } from '@kit/core/adapter'
import { parsePolkadotShape, polkadotAccountKey } from './address/parsePolkadotShape.js'
import type { PolkadotLibrary } from './createPolkadotLibrary.js'
import type { PolkadotNetwork } from './network/definePolkadotNetwork.js'
import type { PolkadotAdapter } from './PolkadotAdapter.js'
import { watchInjectedWallets } from './wallet/watchInjectedWallets.js'

/** Options for {@link polkadot}. */
export type PolkadotOptions = {
  /** Supported networks, the default first: `polkadotAssetHub`, `kusamaAssetHub` … or your own created with `definePolkadotNetwork`. */
  readonly networks: readonly [PolkadotNetwork, ...PolkadotNetwork[]]
  /** RPC endpoints (http(s) or ws(s)) by network, in order of preference. They replace the network's own endpoints. */
  readonly rpcUrls?: { readonly [networkId: CaipNetworkId]: readonly string[] }
  /** The name that wallets show when they ask to authorize the page. Defaults to the page's host. */
  readonly appName?: string
}

/** URL paths of Subscan, the usual explorer of these chains, and compatible ones. */
const subscanPaths = { address: 'account', hash: 'extrinsic' }

/** Prefix of addresses that belong to no specific chain. Wallets share them for any chain. */
const genericPrefix = 42

/**
 * Creates the adapter for Polkadot and other Substrate chains. Discovery, connecting and signing messages need only the wallet. The first
 * call that reads or sends loads `@polkadot/api`. Only the endpoints in `networks` and `rpcUrls` are contacted.
 *
 * @example
 * const kit = createKit({ metadata, adapters: [polkadot({ networks: [polkadotAssetHub, kusamaAssetHub] })] })
 */
export function polkadot<const Networks extends PolkadotOptions['networks']>(
  options: PolkadotOptions & { readonly networks: Networks },
): AdapterFactory<PolkadotAdapter<Networks[number]['id']>> {
  return ({ ports, rpcUrls = {}, storagePrefix, withWallet }) => {
    const networks = requireNetworks(options.networks).map(
      (network: Networks[number]): PolkadotNetwork<Networks[number]['id']> => ({
        ...network,
        rpcUrls: options.rpcUrls?.[network.id] ?? rpcUrls[network.id] ?? network.rpcUrls,
      }),
    )
    let library: Promise<PolkadotLibrary> | undefined
    const load = (): Promise<PolkadotLibrary> => {
      library ??= loadChunk(import('./createPolkadotLibrary.js')).then(({ createPolkadotLibrary }) =>
        createPolkadotLibrary({ networks, ports }),
      )
      // The next call retries a chunk that failed to load.
      library.catch(() => {
        library = undefined
      })
      return library
    }
    const requests = async () => (await loadChunk(import('./request/polkadotWalletRequests.js'))).polkadotWalletRequests

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
      // The much larger code that reads and sends is loaded with the balance, after connecting.
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
      // There is no standard payment URI, so the link is the address alone, in the network's format.
      formatPaymentUri: async ({ address }) => address,
      toUnknownNetwork: (networkId) => toUnknownNetwork(networkId, 10),
      switchNetwork: async (call) => (await requests()).switchNetwork(networks, call),
      signMessage: async (call) => (await requests()).signMessage(call),
      verifyMessage: async (call) =>
        (await loadChunk(import('./verify/verifyPolkadotMessage.js'))).judgePolkadotMessage(call),
      getPublicClient: async (id) => (await (await load()).getChain({ id })).api,
      getWalletClient: async (target) => (await requests()).openWallet(withWallet, target),
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
