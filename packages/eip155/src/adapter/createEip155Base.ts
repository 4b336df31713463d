import { getExplorerUrl } from '@kit/adapter'
import { type Adapter, loadChunk, markUnsent, type Network, type Ports } from '@kit/core/adapter'
import { isSameAddress, parseAddress } from '../address/Address.js'
import { watchInjectedConnectors } from '../discovery/watchInjectedConnectors.js'
import { toUnknownEvmNetwork } from '../network/toNetwork.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { loadWalletErrors } from '../provider/requestProvider.js'

/** The members of an EVM adapter that need no chain library. */
export type Eip155Base = { readonly namespace: 'eip155' } & Required<
  Pick<
    Adapter<Eip1193Provider>,
    | 'label'
    | 'networks'
    | 'defaultAccountType'
    | 'watchConnectors'
    | 'prepare'
    | 'isAddress'
    | 'isSameAddress'
    | 'loadAddressFormat'
    | 'getExplorerUrl'
    | 'formatPaymentUri'
    | 'toUnknownNetwork'
    | 'switchNetwork'
    | 'signMessage'
    | 'signTypedData'
    | 'sendTransaction'
    | 'transfer'
  >
>

/**
 * Creates the part of an EVM adapter that needs only a wallet's provider. A library adds balances, names and receipts.
 *
 * @example const adapter: Adapter = { ...createEip155Base({ networks, ports }), getBalance }
 */
export function createEip155Base(options: {
  readonly networks: readonly Network[]
  readonly ports: Ports
  readonly accountPicker?: boolean | undefined
}): Eip155Base {
  const { clock } = options.ports
  return {
    namespace: 'eip155',
    label: 'Ethereum',
    networks: options.networks,
    defaultAccountType: 'smartAccount',
    watchConnectors: (listener) => watchInjectedConnectors(options.ports, listener, options),
    prepare: () => Promise.all([requests(), loadWalletErrors()]),
    isAddress: (value) => parseAddress(value) !== undefined,
    isSameAddress,
    loadAddressFormat: async () => (await import('../address/ChecksumAddress.js')).formatChecksummed,
    getExplorerUrl,
    formatPaymentUri: async (payment) =>
      (await loadChunk(import('../payment/formatPaymentUri.js'))).formatPaymentUri(payment),
    toUnknownNetwork: toUnknownEvmNetwork,
    switchNetwork: async (call) => (await requests()).switchOrAddNetwork({ ...call, clock }),
    signMessage: async (call) => (await requests()).signMessage({ ...call, clock }),
    signTypedData: async (call) => (await requests()).signTypedData({ ...call, clock }),
    sendTransaction: async (call) => (await markUnsent(requests)).sendTransaction({ ...call, clock }),
    transfer: async (call) => {
      const { encodeTransfer, sendTransaction } = await markUnsent(requests)
      const { extra = {} } = call
      return sendTransaction({ ...call, clock, transaction: { ...encodeTransfer(call), extra } })
    },
  }
}

async function requests() {
  return (await loadChunk(import('../request/walletRequests.js'))).walletRequests
}
