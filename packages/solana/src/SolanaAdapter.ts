import type { Adapter, AdapterOn, CaipNetworkId, Network, WalletCall, WalletTarget } from '@kit/core/adapter'
import type { Connection } from '@solana/web3.js'
import type { SolanaWallet } from './request/openSolanaWallet.js'
import type { Web3Wallet } from './request/openWeb3Wallet.js'
import type { SolanaSignInCall } from './signin/signInWith.js'
import type { SignInResult } from './signin/signInWithSolana.js'
import type { SolanaTransaction } from './transaction/parseSolanaBytes.js'
import type { SolanaTransactionRequest } from './transaction/parseSolanaTransaction.js'

/**
 * The Solana adapter: the members of every adapter that Solana supports, and Solana-specific ones. Its `sendTransaction` accepts `to` and
 * `value`, or a whole transaction: one of `@solana/web3.js`, or serialized bytes.
 *
 * @example
 * await kit.sendTransaction({ transaction: new Transaction().add(instruction) })
 * const { account, network } = kit.active.getState()
 * const provider = kit.getProvider({ namespace: 'solana' })
 * const [signed] = await adapter.signTransactions({ provider, account, network, transactions: [transaction] })
 */
export type SolanaAdapter<Id extends CaipNetworkId = CaipNetworkId> = AdapterOn<
  Omit<Adapter, 'sendTransaction' | 'getPublicClient' | 'getWalletClient'>,
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
    /**
     * Asks the wallet to sign, and sends the transaction. Reports a transfer that would fail before the wallet is prompted. Returns the
     * signature in base58.
     */
    sendTransaction(call: WalletCall & { readonly transaction: SolanaTransactionRequest }): Promise<string>
    /** Signs without sending. Returns the signed bytes, in the given order. */
    signTransactions(
      call: WalletCall & { readonly transactions: readonly SolanaTransaction[] },
    ): Promise<readonly Uint8Array[]>
    /** Signs and sends a whole transaction, like `sendTransaction`. */
    signAndSendTransaction(call: WalletCall & { readonly transaction: SolanaTransaction }): Promise<string>
    /**
     * Returns the `Connection` of `@solana/web3.js` to a network, over the adapter's endpoints, with their order and retries. Its
     * subscriptions and `confirmTransaction` open a WebSocket. The kit's `waitForTransaction` polls over HTTP.
     *
     * @throws KitError `network/notConfigured`; `kit/peerMissing` without the library.
     * @example const slot = await (await adapter.getConnection(solanaMainnet)).getSlot()
     */
    getConnection(network: Pick<Network, 'id'>): Promise<Connection>
    /** Alias of `getConnection`, under the name that adapters of every namespace share. */
    getPublicClient(networkId: Id): Promise<Connection>
    /**
     * Returns an account of a connected wallet on one network, for any library: it takes and returns serialized transactions. Defaults to
     * the active account. Needs no chain library.
     *
     * @throws KitError `connection/notConnected`, `connection/reconnecting`, `account/notFound`.
     * @example const [signed] = await (await adapter.openWallet()).signTransactions([bytes])
     */
    openWallet(target?: SolanaTarget<Id>): Promise<SolanaWallet>
    /**
     * Returns an account like `openWallet`, with the members that libraries on `@solana/web3.js` 1 expect of a wallet.
     *
     * @throws KitError those of `openWallet`; `kit/peerMissing` without the library.
     * @example const provider = new AnchorProvider(connection, await adapter.getWalletClient())
     */
    getWalletClient(target?: SolanaTarget<Id>): Promise<Web3Wallet>
    /**
     * Signs in with Solana (`solana:signIn`) and verifies the result field by field. Accepts a CAIP-122 text, or fields from which the
     * wallet builds one. `isHardware` signs a single-memo transaction that can't be sent, instead of the text.
     *
     * @throws KitError `signIn/invalid`; `wallet/unsupportedMethod`; other wallet errors.
     */
    signIn(call: SolanaSignInCall): Promise<SignInResult>
  }

type SolanaTarget<Id extends CaipNetworkId> = Omit<WalletTarget, 'networkId'> & { readonly networkId?: Id | undefined }
