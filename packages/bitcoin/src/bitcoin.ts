import { getExplorerUrl, toUnknownNetwork } from '@kit/adapter'
import {
  type AdapterFactory,
  type CaipNetworkId,
  createLater,
  loadPart,
  type Network,
  requireNetworks,
} from '@kit/core/adapter'
import { isOnBitcoinNetwork } from './address/isOnBitcoinNetwork.js'
import type { BitcoinAdapter } from './BitcoinAdapter.js'
import type { EsploraReads } from './esplora/createEsploraReads.js'
import { watchBitcoinWallets } from './wallet/watchBitcoinWallets.js'

/** What `bitcoin` takes. */
export type BitcoinOptions = {
  /** The first is the default. `bitcoinMainnet`, `bitcoinTestnet4`, `bitcoinSignet`, `bitcoinRegtest({ … })` or one of your own. */
  readonly networks: readonly [Network, ...Network[]]
  /** Esplora REST interfaces by network, in order of preference, in place of the network's own; no other is asked. */
  readonly esploraUrls?: { readonly [networkId: CaipNetworkId]: readonly string[] }
  /** The longest pause between two checks for a transaction, in milliseconds. Default 10 000. */
  readonly pollingIntervalMs?: number
}

const defaultPollingIntervalMs = 10_000

/**
 * The Bitcoin adapter. Discovery and connecting take only the wallet; what signs, reads or sends is loaded by the first call
 * that needs it. Only the endpoints of `networks` and `esploraUrls` are asked.
 *
 * @example
 * const kit = createKit({ metadata, adapters: [bitcoin({ networks: [bitcoinMainnet] })] })
 */
export function bitcoin<const Networks extends BitcoinOptions['networks']>(
  options: BitcoinOptions & { readonly networks: Networks },
): AdapterFactory<BitcoinAdapter<Networks[number]['id']>> {
  return ({ ports, rpcUrls = {}, askWallet }) => {
    const { esploraUrls = {}, pollingIntervalMs = defaultPollingIntervalMs } = options
    const networks = requireNetworks(options.networks).map(
      (network: Networks[number]): Network<Networks[number]['id']> => ({
        ...network,
        rpcUrls: esploraUrls[network.id] ?? rpcUrls[network.id] ?? network.rpcUrls,
      }),
    )
    const reads = createLater<EsploraReads>(async () =>
      (await loadPart(import('./esplora/createEsploraReads.js'))).createEsploraReads({
        networks,
        ports,
        pollingIntervalMs,
      }),
    )
    const library = async () =>
      (await loadPart(import('./library/createBitcoinLibrary.js'))).createBitcoinLibrary(await reads.load())
    const requests = async () => (await loadPart(import('./request/bitcoinWalletRequests.js'))).bitcoinWalletRequests

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
        (await loadPart(import('./payment/formatBitcoinPaymentUri.js'))).formatBitcoinPaymentUri(payment),
      toUnknownNetwork: (networkId) => toUnknownNetwork(networkId, 8),
      switchNetwork: async (call) => (await requests()).switchNetwork(call, ports),
      signMessage: async (call) => (await requests()).signMessage(call),
      verifyMessage: async ({ address, message, signature }) =>
        (await loadPart(import('./message/verifyBitcoinMessage.js'))).judgeBitcoinMessage({
          address,
          message,
          signature,
        }),
      getAccountAddresses: async (call) => (await requests()).readPairedAddresses(call),
      getBalance: async (call) => (await reads.load()).getBalance(call),
      getFeeRates: async (call) => (await reads.load()).getFeeRates(call),
      waitForTransaction: async (call) => (await reads.load()).waitForTransaction(call),
      loadCapabilities: async () =>
        (await loadPart(import('./capability/createBitcoinCapabilities.js'))).createBitcoinCapabilities(
          await reads.load(),
          networks,
        ),
      transfer: async (call) => (await library()).transfer(call),
      estimateFee: async (call) => (await (await library()).buildPayment(call)).fee,
      async getWalletClient(target) {
        const { openPsbtSigner } = await loadPart(import('./library/openPsbtSigner.js'))
        return openPsbtSigner(askWallet, await library(), target)
      },
      signPsbt: async (call) => (await library()).signPsbt(call),
      sendTransaction: async (call) => (await library()).sendTransaction(call),
    }
  }
}

/** SegWit addresses mean the same in capitals; the older ones do not. */
function toOneForm(address: string): string {
  return /^(bc|tb|bcrt)1/i.test(address) ? address.toLowerCase() : address
}
