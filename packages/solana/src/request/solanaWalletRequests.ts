import { encodeBase58 } from '@kit/adapter'
import { KitError, type WalletCall } from '@kit/core/adapter'
import { switchSolanaNetwork } from '../network/switchSolanaNetwork.js'
import { loadWeb3 } from '../transaction/loadWeb3.js'
import { parseSolanaTransaction, type SolanaTransaction } from '../transaction/parseSolanaTransaction.js'
import { requireSolanaSigner } from './toSolanaSigner.js'

type WalletRequests = {
  signMessage(call: WalletCall & { readonly message: string }): Promise<string>
  signTransactions(
    call: WalletCall & { readonly transactions: readonly SolanaTransaction[] },
  ): Promise<readonly Uint8Array[]>
  readonly switchNetwork: typeof switchSolanaNetwork
}

/**
 * Requests to a connected wallet that need no node: one lazy chunk. Signing transactions also loads the chain library.
 *
 * @example const { walletRequests } = await import('./solanaWalletRequests.js')
 */
export const solanaWalletRequests: WalletRequests = {
  switchNetwork: switchSolanaNetwork,
  async signMessage({ provider, account, network, signal, message }) {
    const { address } = account
    const sign = requireSolanaSigner(provider, address, 'signMessage')
    return encodeBase58(await sign({ address, network, signal, message: new TextEncoder().encode(message) }))
  },
  async signTransactions({ provider, account, network, signal, transactions }) {
    const { address } = account
    const sign = requireSolanaSigner(provider, address, 'signTransactions')
    const web3 = await loadWeb3()
    const parsed = transactions.map((transaction) => parseSolanaTransaction(web3, transaction))
    if (parsed.length === 0)
      throw new KitError('transaction/invalid', { shortMessage: 'The request contains no transaction to sign.' })
    const signed = await sign({ address, network, signal, transactions: parsed })
    return signed.map((transaction) => transaction.serialize())
  },
}
