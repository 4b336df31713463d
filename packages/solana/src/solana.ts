import { getExplorerUrl, toUnknownNetwork } from '@kit/adapter'
import {
  type AdapterFactory,
  type CaipNetworkId,
  createLazy,
  loadChunk,
  type Network,
  requireNetworks,
} from '@kit/core/adapter'
import { parseSolanaAddress } from './address/parseSolanaAddress.js'
import type { SolanaLibrary } from './createSolanaLibrary.js'
import type { SolanaAdapter } from './SolanaAdapter.js'
import { watchSolanaWallets } from './wallet/watchSolanaWallets.js'

/** Options for {@link solana}. */
export type SolanaOptions = {
  /** Supported networks, the default first: `solanaMainnet`, `solanaDevnet`, `solanaTestnet`, `solanaLocal({ … })` or your own. */
  readonly networks: readonly [Network, ...Network[]]
  /** RPC endpoints by network, in order of preference. They replace the network's own endpoints. */
  readonly rpcUrls?: { readonly [networkId: CaipNetworkId]: readonly string[] }
}

/**
 * Creates the Solana adapter. Discovery, connecting, messages and the SOL balance need only the wallet and a node. The first call that
 * needs more loads `@solana/web3.js`. Only the endpoints in `networks` and `rpcUrls` are contacted.
 *
 * @example
 * const kit = createKit({ metadata, adapters: [solana({ networks: [solanaMainnet, solanaDevnet] })] })
 */
export function solana<const Networks extends SolanaOptions['networks']>(
  options: SolanaOptions & { readonly networks: Networks },
): AdapterFactory<SolanaAdapter<Networks[number]['id']>> {
  return ({ ports, rpcUrls = {}, withWallet }) => {
    const networks = requireNetworks(options.networks).map(
      (network: Networks[number]): Network<Networks[number]['id']> => ({
        ...network,
        rpcUrls: options.rpcUrls?.[network.id] ?? rpcUrls[network.id] ?? network.rpcUrls,
      }),
    )
    const library = createLazy<SolanaLibrary>(async () =>
      (await loadChunk(import('./createSolanaLibrary.js'))).createSolanaLibrary({ networks, ports }),
    )
    const send: SolanaLibrary['sendTransaction'] = async (call) => (await library.load()).sendTransaction(call)
    const requests = async () => (await loadChunk(import('./request/solanaWalletRequests.js'))).solanaWalletRequests
    const openWallet: SolanaAdapter['openWallet'] = async (target) =>
      (await requests()).openWallet(
        { withWallet, send: (call, transaction) => send({ ...call, transaction: { transaction } }) },
        target,
      )

    return {
      namespace: 'solana',
      label: 'Solana',
      networks,
      defaultAccountType: 'eoa',
      watchConnectors: (listener) => watchSolanaWallets(ports, listener),
      prepare: () => Promise.all([library.load(), requests(), import('./error/toSolanaWalletError.js')]),
      isAddress: (value) => parseSolanaAddress(value) !== undefined,
      // Each key has exactly one base58 form.
      isSameAddress: (a, b) => a === b && parseSolanaAddress(a) !== undefined,
      getExplorerUrl,
      formatPaymentUri: async (payment) =>
        (await loadChunk(import('./payment/formatSolanaPaymentUri.js'))).formatSolanaPaymentUri(payment),
      toUnknownNetwork: (networkId) => toUnknownNetwork(networkId, 9),
      switchNetwork: async (call) => (await requests()).switchNetwork(call),
      getBalance: async (call) => (await library.load()).getBalance(call),
      waitForTransaction: async (call) => (await library.load()).waitForTransaction(call),
      transfer: async (call) => (await library.load()).transfer(call),
      sendTransaction: send,
      signMessage: async (call) => (await requests()).signMessage(call),
      verifyMessage: async (call) =>
        (await loadChunk(import('./verify/verifySolanaSignature.js'))).judgeSolanaMessage(call),
      signTransactions: async (call) => (await requests()).signTransactions(call),
      signAndSendTransaction: ({ transaction, ...call }) => send({ ...call, transaction: { transaction } }),
      loadCapabilities: async () => (await library.load()).loadCapabilities(),
      getPublicClient: async (id) => (await library.load()).getConnection({ id }),
      openWallet,
      getWalletClient: async (target) => (await library.load()).openWeb3Wallet(await openWallet(target)),
      getConnection: async (network) => (await library.load()).getConnection(network),
      signIn: async (call) =>
        (await loadChunk(import('./signin/signInWith.js'))).signInWith(call, ports.platform.origin),
    }
  }
}
