import type { Connection, VersionedTransaction } from '@solana/web3.js'
import { toChainError } from './toChainError.js'

/**
 * Tries a transaction, signed or not.
 *
 * @throws KitError those of `toChainError`, when the chain would refuse it. Error of the library.
 * @example await simulateTransaction(connection, transaction)
 */
export async function simulateTransaction(connection: Connection, transaction: VersionedTransaction): Promise<void> {
  // Many nodes share one address, and this one may not know the newest blockhash yet.
  const config = { commitment: 'confirmed', sigVerify: false, replaceRecentBlockhash: true } as const
  const { err, logs } = (await connection.simulateTransaction(transaction, config)).value
  if (err !== null) throw toChainError(err, logs ?? [])
}
