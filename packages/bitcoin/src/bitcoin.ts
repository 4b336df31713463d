import { getExplorerUrl, toUnknownNetwork } from '@kit/adapter'
import {
  type AdapterFactory,
  type CaipNetworkId,
  createLazy,
  loadChunk,
  type Network,
  requireNetworks,
} from '@kit/core/adapter'
import { isOnBitcoinNetwork } from './address/isOnBitcoinNetwork.js'
import type { BitcoinAdapter } from './BitcoinAdapter.js'
import type { EsploraReads } from './esplora/createEsploraReads.js'
import { watchBitcoinWallets } from './wallet/watchBitcoinWallets.js'

/** Options for {@link bitcoin}. */
export type BitcoinOptions = {
  /** Supported networks, the default first: `bitcoinMainnet`, `bitcoinTestnet4`, `bitcoinSignet`, `bitcoinRegtest({ … })` or your own. */
  readonly networks: readonly [Network, ...Network[]]
  /** Esplora REST endpoints by network, in order of preference. They replace the network's own endpoints. */
  readonly esploraUrls?: { readonly [networkId: CaipNetworkId]: readonly string[] }
  /** Maximum interval between two checks for a transaction, in milliseconds. Defaults to 10,000. */
  readonly pollingIntervalMs?: number
}

const defaultPollingIntervalMs = 10_000

/**
 * Creates the Bitcoin adapter. Discovery and connecting involve only the wallet. The code that signs, reads or sends is loaded on first
 * use. Only the endpoints in `networks` and `esploraUrls` are contacted.
 *
 * @example
 * const kit = createKit({ metadata, adapters: [bitcoin({ networks: [bitcoinMainnet] })] })
 */
export function bitcoin<const Networks extends BitcoinOptions['networks']>(
  options: BitcoinOptions & { readonly networks: Networks },
): AdapterFactory<BitcoinAdapter<Networks[number]['id']>> {
  return ({ ports, rpcUrls = {}, withWallet }) => {
    const { esploraUrls = {}, pollingIntervalMs = defaultPollingIntervalMs } = options
    const networks = requireNetworks(options.networks).map(
      (network: Networks[number]): Network<Networks[number]['id']> => ({
        ...network,
        rpcUrls: esploraUrls[network.id] ?? rpcUrls[network.id] ?? network.rpcUrls,
      }),
    )
    const reads = createLazy<EsploraReads>(async () =>
      (await loadChunk(import('./esplora/createEsploraReads.js'))).createEsploraReads({
        networks,
        ports,
        pollingIntervalMs,
      }),
    )
    const library = async () =>
      (await loadChunk(import('./library/createBitcoinLibrary.js'))).createBitcoinLibrary(await reads.load())
    const requests = async () => (await loadChunk(import('./request/bitcoinWalletRequests.js'))).bitcoinWalletRequests

    return {
      namespace: 'bip122',
      label: 'Bitcoin',
      networks,
      defaultAccountType: 'payment',
      watchConnectors: (listener) => watchBitcoinWallets(ports, listener),
      prepare: () => Promise.all([library(), requests(), import('./error/toBitcoinWalletError.js')]),
      isAddress: isOnBitcoinNetwork,
      isSameAddress: (a, b) => toOneForm(a) === toOneForm(b) && isOnBitcoinNetwork(a),
      getExplorerUrl,
      formatPaymentUri: async (payment) =>
        (await loadChunk(import('./payment/formatBitcoinPaymentUri.js'))).formatBitcoinPaymentUri(payment),
      toUnknownNetwork: (networkId) => toUnknownNetwork(networkId, 8),
      switchNetwork: async (call) => (await requests()).switchNetwork(call, ports),
      signMessage: async (call) => (await requests()).signMessage(call),
      verifyMessage: async ({ address, message, signature }) =>
        (await loadChunk(import('./message/verifyBitcoinMessage.js'))).judgeBitcoinMessage({
          address,
          message,
          signature,
        }),
      getAccountAddresses: async (call) => (await requests()).readPairedAddresses(call),
      getBalance: async (call) => (await reads.load()).getBalance(call),
      getFeeRates: async (call) => (await reads.load()).getFeeRates(call),
      waitForTransaction: async (call) => (await reads.load()).waitForTransaction(call),
      loadCapabilities: async () =>
        (await loadChunk(import('./capability/createBitcoinCapabilities.js'))).createBitcoinCapabilities(
          await reads.load(),
          networks,
        ),
      transfer: async (call) => (await library()).transfer(call),
      estimateFee: async (call) => (await (await library()).buildPayment(call)).fee,
      async getWalletClient(target) {
        const { openPsbtSigner } = await loadChunk(import('./library/openPsbtSigner.js'))
        return openPsbtSigner(withWallet, await library(), target)
      },
      signPsbt: async (call) => (await library()).signPsbt(call),
      sendTransaction: async (call) => (await library()).sendTransaction(call),
    }
  }
}

/** SegWit addresses are case-insensitive, older ones are not. */
function toOneForm(address: string): string {
  return /^(bc|tb|bcrt)1/i.test(address) ? address.toLowerCase() : address
}
