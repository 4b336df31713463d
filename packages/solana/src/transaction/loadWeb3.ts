import { errorLayers, KitError } from '@kit/core/adapter'

/** The parts of the chain library that the adapter uses. */
export type Web3 = Pick<
  typeof import('@solana/web3.js'),
  'Connection' | 'PublicKey' | 'SystemProgram' | 'Transaction' | 'TransactionInstruction' | 'VersionedTransaction'
>

/**
 * Loads the chain library, an optional peer dependency: an app without it still builds and gets an error here. Bundlers tolerate a missing
 * module only with a dynamic import of its own inside `try`.
 *
 * @throws KitError `kit/peerMissing` when it is not installed; `kit/loadFailed` when its file failed to load.
 * @example const { PublicKey } = await loadWeb3()
 */
export async function loadWeb3(): Promise<Web3> {
  try {
    // Destructured here, so that bundlers can drop the rest.
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
    // Bundlers and browsers name the package if it can't be resolved, but the file's URL if it failed to load.
    const isMissing = errorLayers(cause).some(({ message }) => message.includes('@solana/web3.js'))
    throw isMissing
      ? new KitError('kit/peerMissing', {
          shortMessage: 'Solana transactions require the package @solana/web3.js. Run: npm install @solana/web3.js@1',
          cause,
        })
      : new KitError('kit/loadFailed', { shortMessage: "Couldn't load a part of the kit. Try again.", cause })
  }
}
