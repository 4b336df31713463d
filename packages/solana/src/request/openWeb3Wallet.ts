import type { PublicKey, Transaction, VersionedTransaction } from '@solana/web3.js'
import { loadWeb3 } from '../transaction/loadWeb3.js'
import type { SolanaWallet } from './openSolanaWallet.js'

/**
 * An account of a connected wallet in the shape that libraries on `@solana/web3.js` 1 take, such as the `Wallet` of Anchor. The signed
 * transaction is a new object of the same kind: use the returned one.
 */
export type Web3Wallet = SolanaWallet & {
  readonly publicKey: PublicKey
  signTransaction<T extends Transaction | VersionedTransaction>(transaction: T): Promise<T>
  signAllTransactions<T extends Transaction | VersionedTransaction>(transactions: T[]): Promise<T[]>
}

/**
 * Adds the members that use objects of the chain library to a wallet.
 *
 * @throws KitError `kit/peerMissing`, `kit/loadFailed`.
 * @example const { publicKey, signTransaction } = await openWeb3Wallet(wallet)
 */
export async function openWeb3Wallet(wallet: SolanaWallet): Promise<Web3Wallet> {
  const web3 = await loadWeb3()
  /** Returns the signed bytes as the kind of object that was passed. */
  const revive = <T extends Transaction | VersionedTransaction>(given: T, bytes: Uint8Array): T => {
    if ('version' in given) return web3.VersionedTransaction.deserialize(bytes) as T
    const signed = web3.Transaction.from(bytes)
    const { recentBlockhash, lastValidBlockHeight } = given as Transaction
    // The bytes don't contain it, and it belongs to this blockhash. A wallet may replace the blockhash.
    if (signed.recentBlockhash === recentBlockhash && lastValidBlockHeight !== undefined)
      signed.lastValidBlockHeight = lastValidBlockHeight
    return signed as T
  }
  const signAllTransactions = async <T extends Transaction | VersionedTransaction>(transactions: T[]): Promise<T[]> => {
    const signed = await wallet.signTransactions(transactions)
    return transactions.map((given, index) => revive(given, signed[index] as Uint8Array))
  }
  return {
    ...wallet,
    publicKey: new web3.PublicKey(wallet.address),
    signAllTransactions,
    signTransaction: async (transaction) => (await signAllTransactions([transaction]))[0] as typeof transaction,
  }
}
