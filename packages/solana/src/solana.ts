import { KitError, type Network, type Ports, type WalletCall } from '@kit/core'
import { parseAddress } from './address/parseAddress.js'
import type { Library } from './library/createLibrary.js'
import { getExplorerUrl } from './network/getExplorerUrl.js'
import { switchNetwork } from './network/switchNetwork.js'
import { toUnknownNetwork } from './network/toUnknownNetwork.js'
import { formatPaymentUri } from './payment/formatPaymentUri.js'
import type { SolanaAdapter } from './SolanaAdapter.js'
import type { SolanaOptions } from './SolanaOptions.js'
import type { SolanaTransaction } from './transaction/SolanaTransaction.js'
import { watchWallets } from './wallet/watchWallets.js'

/**
 * The Solana adapter. Discovery and connecting take only the wallet; what signs, reads or sends is loaded by the first call
 * of it. Only the endpoints of `networks` and `rpcUrls` are asked.
 *
 * @example
 * const kit = createKit({ metadata, adapters: [solana({ networks: [solanaMainnet, solanaDevnet] })] })
 */
export function solana(options: SolanaOptions): SolanaAdapter {
  const networks = options.networks.map(
    (network): Network => ({ ...network, rpcUrls: options.rpcUrls?.[network.caipNetworkId] ?? network.rpcUrls }),
  )
  let ports: Ports | undefined
  let library: Promise<Library> | undefined
  const load = (): Promise<Library> => {
    library ??= Promise.all([import('./library/createLibrary.js'), import('@kit/core')]).then(
      ([{ createLibrary }, { browserPorts }]) => createLibrary({ networks, ports: ports ?? browserPorts() }),
    )
    // A chunk that did not load is asked for again by the next call.
    library.catch(() => {
      library = undefined
    })
    return library
  }
  const requests = async () => (await import('./request/walletRequests.js')).walletRequests

  return {
    namespace: 'solana',
    networks,
    defaultAccountType: 'eoa',
    watchConnectors(given, listener) {
      ports = given
      return watchWallets(given, listener)
    },
    isAddress: (value) => parseAddress(value) !== undefined,
    // Base58 has one form for each key.
    isSameAddress: (a, b) => a === b && parseAddress(a) !== undefined,
    getExplorerUrl,
    formatPaymentUri,
    toUnknownNetwork,
    switchNetwork,
    getBalance: async (call) => (await load()).getBalance(call),
    waitForTransaction: async (call) => (await load()).waitForTransaction(call),
    transfer: async (call) => (await load()).transfer(call),
    async sendTransaction({ transaction, ...call }) {
      const { to, value, data, extra } = transaction
      if (extra?.['transaction'] !== undefined)
        return (await load()).send({ ...call, transaction: extra['transaction'] as SolanaTransaction })
      if (to === undefined || value === undefined || data !== undefined) {
        const shortMessage = 'A Solana transaction is a receiver and a value, or its bytes as `extra.transaction`.'
        throw new KitError('transaction/invalid', { shortMessage })
      }
      return (await load()).transfer({ ...call, to, amount: value })
    },
    signMessage: async (call) => (await requests()).signMessage(call),
    signTransactions: async (call) => (await requests()).signTransactions(call),
    signAndSendTransaction: async (call) => (await load()).send(call),
    async signIn({ input = {}, ...call }) {
      const { signIn } = await import('./signin/signIn.js')
      const domain = input.domain ?? hostOf(ports)
      return signIn({ ...(call as WalletCall), input: { ...input, ...(domain !== undefined && { domain }) } })
    },
  }
}

function hostOf(ports: Ports | undefined): string | undefined {
  const origin = ports?.platform.origin ?? ''
  return /^https?:\/\//.test(origin) ? new URL(origin).host : undefined
}
