import type { Adapter, AdapterOn, CaipNetworkId, Network, WalletCall } from '@kit/core/adapter'
import type { Connection } from '@solana/web3.js'
import type { SolanaSignInCall } from './signin/signInWith.js'
import type { SignInResult } from './signin/signInWithSolana.js'
import type { SolanaTransaction, SolanaTransactionRequest } from './transaction/parseSolanaTransaction.js'

/**
 * The Solana adapter: every capability of all adapters that the chain has, and its own. Its
 * `sendTransaction` takes a receiver and a value, or a whole transaction: one of `@solana/web3.js`, or bytes.
 *
 * @example
 * await kit.sendTransaction({ transaction: new Transaction().add(instruction) })
 * const { account, network } = kit.active.getState()
 * const provider = kit.getProvider({ namespace: 'solana' })
 * const [signed] = await adapter.signTransactions({ provider, account, network, transactions: [transaction] })
 */
export type SolanaAdapter<Id extends CaipNetworkId = CaipNetworkId> = AdapterOn<
  Omit<Adapter, 'sendTransaction' | 'getPublicClient'>,
  'solana',
  Id
> &
  Required<
    Pick<
      Adapter,
      | 'getExplorerUrl'
      | 'formatPaymentUri'
      | 'switchNetwork'
      | 'getBalance'
      | 'signMessage'
      | 'verifyMessage'
      | 'transfer'
      | 'waitForTransaction'
      | 'loadCapabilities'
    >
  > & {
    /** Asks the wallet to sign, and sends; what would make a transfer fail is reported before. Returns the signature, base58. */
    sendTransaction(call: WalletCall & { readonly transaction: SolanaTransactionRequest }): Promise<string>
    /** Signs without sending. Returns the signed bytes, in the given order. */
    signTransactions(
      call: WalletCall & { readonly transactions: readonly SolanaTransaction[] },
    ): Promise<readonly Uint8Array[]>
    /** `sendTransaction` of a whole transaction. */
    signAndSendTransaction(call: WalletCall & { readonly transaction: SolanaTransaction }): Promise<string>
    /**
     * The `Connection` of `@solana/web3.js` to a network, over the endpoints that the adapter has, with their order and retries.
     * Its subscriptions and `confirmTransaction` open a WebSocket; `waitForTransaction` of the kit asks by HTTP.
     *
     * @throws KitError `network/notConfigured`; `kit/peerMissing` without the library.
     * @example const slot = await (await adapter.getConnection(solanaMainnet)).getSlot()
     */
    getConnection(network: Pick<Network, 'id'>): Promise<Connection>
    /** `getConnection`, as adapters of every namespace have it. */
    getPublicClient(networkId: Id): Promise<Connection>
    /**
     * Signs in with Solana (`solana:signIn`), checked field by field: with a text of CAIP-122, or with fields of which the wallet makes one.
     * `isHardware` has a transaction of one memo signed in place of the text, which cannot be sent.
     *
     * @throws KitError `signIn/invalid`; `wallet/unsupportedMethod`; others of wallets.
     */
    signIn(call: SolanaSignInCall): Promise<SignInResult>
  }
