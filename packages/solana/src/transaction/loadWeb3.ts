import { errorLayers, KitError } from '@kit/core/adapter'

/** What the adapter takes of the chain library. */
export type Web3 = Pick<
  typeof import('@solana/web3.js'),
  'Connection' | 'PublicKey' | 'SystemProgram' | 'Transaction' | 'TransactionInstruction' | 'VersionedTransaction'
>

/**
 * The chain library, which is an optional peer: an app without it builds, and is told here. In a `try`, and by an import of its
 * own, because that is what bundlers let be absent.
 *
 * @throws KitError `kit/peerMissing` when it is not installed; `kit/loadFailed` when its file did not load.
 * @example const { PublicKey } = await loadWeb3()
 */
export async function loadWeb3(): Promise<Web3> {
  try {
    // Named here, so that bundlers leave out the rest.
    const { Connection, PublicKey, SystemProgram, Transaction, TransactionInstruction, VersionedTransaction } =
      await import('@solana/web3.js')
    return {
      Connection,
      PublicKey,
      SystemProgram,
      Transaction,
      TransactionInstruction,
      VersionedTransaction,
    }
  } catch (cause) {
    // What cannot be resolved is named, by every bundler and browser; of a file that did not load they name its address.
    const isMissing = errorLayers(cause).some(({ message }) => message.includes('@solana/web3.js'))
    throw isMissing
      ? new KitError('kit/peerMissing', {
          shortMessage: 'Transactions of Solana need the package @solana/web3.js: npm install @solana/web3.js@1',
          cause,
        })
      : new KitError('kit/loadFailed', { shortMessage: 'A part of the kit did not load. Try again.', cause })
  }
}
