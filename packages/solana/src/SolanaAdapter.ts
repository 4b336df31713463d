import type { Adapter, AdapterOn, CaipNetworkId, WalletCall } from '@kit/core'
import type { SignInInput } from './signin/SignInInput.js'
import type { SignInResult } from './signin/signIn.js'
import type { SolanaTransaction } from './transaction/SolanaTransaction.js'

/**
 * The Solana adapter: every capability that the chain has, and beside the shared ones those of its own. Its
 * `sendTransaction` takes a receiver and a value, or a whole transaction as `extra.transaction`.
 *
 * @example
 * const { account, network } = kit.active.getState()
 * const provider = kit.getProvider({ namespace: 'solana' })
 * const [signed] = await adapter.signTransactions({ provider, account, network, transactions: [transaction] })
 */
export type SolanaAdapter<Id extends CaipNetworkId = CaipNetworkId> = AdapterOn<Adapter, 'solana', Id> &
  Required<
    Pick<
      Adapter,
      | 'getExplorerUrl'
      | 'formatPaymentUri'
      | 'switchNetwork'
      | 'getBalance'
      | 'signMessage'
      | 'sendTransaction'
      | 'transfer'
      | 'waitForTransaction'
    >
  > & {
    /** Signs without sending. Answers the signed bytes, in the order given. */
    signTransactions(
      call: WalletCall & { readonly transactions: readonly SolanaTransaction[] },
    ): Promise<readonly Uint8Array[]>
    /** Signs and sends. Answers the signature, base58. */
    signAndSendTransaction(call: WalletCall & { readonly transaction: SolanaTransaction }): Promise<string>
    /** Signs in with Solana, checked field by field. */
    signIn(call: WalletCall & { readonly input?: SignInInput }): Promise<SignInResult>
  }
