import { encodeBase58 } from '@kit/adapter'
import { type CaipNetworkId, KitError, type WalletCall, type WalletTarget, type WithWallet } from '@kit/core/adapter'
import { parseSolanaBytes, type SolanaTransaction } from '../transaction/parseSolanaBytes.js'
import { requireSolanaSigner } from './toSolanaSigner.js'

/**
 * An account of a connected wallet on one network, for any library: transactions are serialized bytes, or objects of `@solana/web3.js`. It
 * signs for that account only. Requests fail with `account/notFound` while the wallet doesn't share it.
 */
export type SolanaWallet = {
  readonly address: string
  readonly networkId: CaipNetworkId
  /** Signs without sending. Returns the serialized transactions, in the given order. A wallet may change them. */
  signTransactions(
    transactions: readonly SolanaTransaction[],
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<readonly Uint8Array[]>
  /** Signs and sends like `kit.sendTransaction`. Returns the signature in base58. */
  signAndSendTransaction(
    transaction: SolanaTransaction,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<string>
  /** Signs bytes. Returns 64 bytes. */
  signMessage(message: Uint8Array, options?: { readonly signal?: AbortSignal | undefined }): Promise<Uint8Array>
}

/**
 * Finds the connected wallet. Each request goes to the connection's current session.
 *
 * @throws KitError `connection/notConnected`, `connection/reconnecting`, `account/notFound`.
 * @example const { address, signTransactions } = await openSolanaWallet({ withWallet, send })
 */
export async function openSolanaWallet(
  services: {
    readonly withWallet: WithWallet | undefined
    send(call: WalletCall, transaction: SolanaTransaction): Promise<string>
  },
  { networkId, signal, ...target }: WalletTarget = {},
): Promise<SolanaWallet> {
  const { withWallet, send } = services
  if (withWallet === undefined)
    throw new KitError('connection/notConnected', {
      shortMessage: 'This adapter was created without a kit. Pass it to `createKit`.',
    })
  // Without the network, because the kit switches only for an actual request.
  const pinned = await withWallet(
    { namespace: 'solana', ...target, signal },
    async ({ connectionId, account, network }) => ({
      connectionId,
      address: account.address,
      networkId: networkId ?? network.id,
    }),
  )
  return {
    address: pinned.address,
    networkId: pinned.networkId,
    signTransactions: (transactions, options) =>
      withWallet({ ...pinned, ...options }, (call) => signSolanaTransactions({ ...call, transactions })),
    signAndSendTransaction: (transaction, options) =>
      withWallet({ ...pinned, ...options }, (call) => send(call, transaction)),
    signMessage: (message, options) =>
      withWallet({ ...pinned, ...options }, (call) => signSolanaBytes({ ...call, message })),
  }
}

/** Signs a text. Returns the signature in base58. */
export async function signSolanaMessage({
  message,
  ...call
}: WalletCall & { readonly message: string }): Promise<string> {
  return encodeBase58(await signSolanaBytes({ ...call, message: new TextEncoder().encode(message) }))
}

/**
 * Signs transactions without sending them.
 *
 * @throws KitError `transaction/invalid`, also without any; `wallet/unsupportedMethod`; those of `toSolanaWalletError`.
 * @example const [signed] = await signSolanaTransactions({ provider, account, network, transactions: [transaction] })
 */
export async function signSolanaTransactions({
  transactions,
  ...call
}: WalletCall & { readonly transactions: readonly SolanaTransaction[] }): Promise<readonly Uint8Array[]> {
  const { address } = call.account
  const sign = requireSolanaSigner(call.provider, address, 'signTransactions')
  const parsed = transactions.map((transaction) => parseSolanaBytes(transaction).bytes)
  if (parsed.length === 0)
    throw new KitError('transaction/invalid', { shortMessage: 'The request contains no transaction to sign.' })
  return sign({ address, network: call.network, signal: call.signal, transactions: parsed })
}

async function signSolanaBytes(call: WalletCall & { readonly message: Uint8Array }): Promise<Uint8Array> {
  const { provider, account, network, signal, message } = call
  const sign = requireSolanaSigner(provider, account.address, 'signMessage')
  return sign({ address: account.address, network, signal, message })
}
