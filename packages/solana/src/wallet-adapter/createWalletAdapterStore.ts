import type { Kit, ReadableStore } from '@kit/core'
import { deriveStore } from '@kit/core/plugin'
import {
  type SendTransactionOptions,
  WalletConnectionError,
  WalletDisconnectionError,
  type WalletError,
  WalletNotConnectedError,
  WalletSendTransactionError,
  WalletSignMessageError,
  WalletSignTransactionError,
} from '@solana/wallet-adapter-base'
import { type Connection, PublicKey, type Transaction, type VersionedTransaction } from '@solana/web3.js'
import type { Web3Wallet } from '../request/openWeb3Wallet.js'
import type { SolanaAdapter } from '../SolanaAdapter.js'

/** Options for {@link createWalletAdapterStore}. */
export type WalletAdapterOptions = {
  /** Connects a wallet, for example by opening the modal. */
  connect(): Promise<unknown>
}

/**
 * The fields of `useWallet` of `@solana/wallet-adapter-react` that components use most. Errors are those of
 * `@solana/wallet-adapter-base`, with the kit's error as `error` and `cause`.
 */
export type WalletAdapterState = {
  /** Null unless a wallet is connected. Keeps its identity while the account stays the same. */
  readonly publicKey: PublicKey | null
  readonly connected: boolean
  readonly connecting: boolean
  connect(): Promise<void>
  disconnect(): Promise<void>
  /**
   * Fills in payer and blockhash, adds the signatures of `options.signers`, and has the wallet sign. Sent like `kit.sendTransaction`, not
   * through `connection`, so its other options have no effect.
   */
  sendTransaction(
    transaction: Transaction | VersionedTransaction,
    connection: Connection,
    options?: SendTransactionOptions,
  ): Promise<string>
  /** Undefined, like the next two, unless a wallet is connected. */
  readonly signTransaction: Web3Wallet['signTransaction'] | undefined
  readonly signAllTransactions: Web3Wallet['signAllTransactions'] | undefined
  readonly signMessage: ((message: Uint8Array) => Promise<Uint8Array>) | undefined
}

/** The parts of a kit with the Solana adapter that the store needs. */
type SolanaKit = {
  adapter(namespace: 'solana'): Pick<SolanaAdapter, 'getWalletClient'>
  namespace(namespace: 'solana'): ReturnType<Kit['namespace']>
  disconnect(options: { readonly namespace: 'solana' }): Promise<void>
}

/**
 * Creates a store with the shape of `useWallet`, for components that were written for wallet-adapter. The functions of a state sign for
 * its account only, also after the user has selected another one.
 *
 * @example
 * const wallet = createWalletAdapterStore(kit, { connect: () => kit.connect({ connectorId: 'Phantom', namespace: 'solana' }) })
 * const useWallet = () => useSyncExternalStore(wallet.subscribe, wallet.getState, wallet.getState)
 */
export function createWalletAdapterStore(
  kit: SolanaKit,
  options: WalletAdapterOptions,
): ReadableStore<WalletAdapterState> {
  const connect = () => wrapErrors(WalletConnectionError, async () => void (await options.connect()))
  const disconnect = () => wrapErrors(WalletDisconnectionError, () => kit.disconnect({ namespace: 'solana' }))
  const selected = deriveStore(
    [kit.namespace('solana').connection],
    ({ status, connections, activeId }): Selected => {
      const connection = connections.find(({ id }) => id === activeId)
      const isLive = connection !== undefined && status !== 'reconnecting'
      return {
        connectionId: isLive ? connection.id : undefined,
        address: isLive ? connection.account.address : undefined,
        connecting: status === 'reconnecting' || (status === 'connecting' && !isLive),
      }
    },
    (a, b) => a.connectionId === b.connectionId && a.address === b.address && a.connecting === b.connecting,
  )
  return deriveStore([selected], ({ connectionId, address, connecting }): WalletAdapterState => {
    if (address === undefined) return { ...disconnectedState, connecting, connect, disconnect }
    const open = () => kit.adapter('solana').getWalletClient({ connectionId, address })
    const publicKey = new PublicKey(address)
    return {
      publicKey,
      connected: true,
      connecting,
      connect,
      disconnect,
      sendTransaction: (transaction, connection, given = {}) =>
        wrapErrors(WalletSendTransactionError, async () => {
          await complete(transaction, publicKey, connection, given)
          return (await open()).signAndSendTransaction(transaction)
        }),
      signTransaction: (transaction) =>
        wrapErrors(WalletSignTransactionError, async () => (await open()).signTransaction(transaction)),
      signAllTransactions: (transactions) =>
        wrapErrors(WalletSignTransactionError, async () => (await open()).signAllTransactions(transactions)),
      signMessage: (message) => wrapErrors(WalletSignMessageError, async () => (await open()).signMessage(message)),
    }
  })
}

type Selected = {
  readonly connectionId: string | undefined
  readonly address: string | undefined
  readonly connecting: boolean
}

const disconnectedState: Omit<WalletAdapterState, 'connecting' | 'connect' | 'disconnect'> = {
  publicKey: null,
  connected: false,
  sendTransaction: () => Promise.reject(new WalletNotConnectedError()),
  signTransaction: undefined,
  signAllTransactions: undefined,
  signMessage: undefined,
}

/** Fills in what wallet-adapter fills in, in the caller's object. */
async function complete(
  transaction: Transaction | VersionedTransaction,
  payer: PublicKey,
  connection: Connection,
  { signers = [], preflightCommitment, minContextSlot }: SendTransactionOptions,
): Promise<void> {
  if ('version' in transaction) {
    if (signers.length > 0) transaction.sign([...signers])
    return
  }
  transaction.feePayer ??= payer
  transaction.recentBlockhash ??= (
    await connection.getLatestBlockhash({
      ...(preflightCommitment && { commitment: preflightCommitment }),
      ...(minContextSlot !== undefined && { minContextSlot }),
    })
  ).blockhash
  if (signers.length > 0) transaction.partialSign(...signers)
}

/** Wraps errors in an error class of wallet-adapter. */
async function wrapErrors<T>(
  Wrapper: new (message?: string, error?: unknown) => WalletError,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : undefined
    throw Object.assign(new Wrapper(message, cause), { cause })
  }
}
