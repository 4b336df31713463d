import type { WalletCall } from '@kit/core/adapter'
import type { BlockhashWithExpiryBlockHeight, Transaction } from '@solana/web3.js'
import { loadWeb3 } from '../transaction/loadWeb3.js'
import { parseSolanaBytes, type SolanaTransaction } from '../transaction/parseSolanaBytes.js'
import { parseSolanaTransaction } from '../transaction/parseSolanaTransaction.js'
import type { SolanaChains } from './createSolanaChains.js'
import { readTransfer } from './readTransfer.js'
import { simulateTransaction } from './toChainError.js'

/** A transfer of SOL or of a token. */
export type TransferCall = WalletCall & { readonly to: string; readonly amount: bigint; readonly token?: string }

/** A serialized transaction for the wallet, with its last valid block if known. */
export type PreparedTransaction = {
  readonly transaction: Uint8Array
  readonly lifetime?: BlockhashWithExpiryBlockHeight
}

/** Completes a transaction for signing: one without a blockhash gets the latest. */
export async function prepareTransaction(
  run: SolanaChains['run'],
  call: WalletCall,
  given: SolanaTransaction,
): Promise<PreparedTransaction> {
  if (!isUnfinished(given)) return { transaction: parseSolanaBytes(given).bytes }
  const web3 = await loadWeb3()
  const lifetime = await run(call, ({ connection }) => connection.getLatestBlockhash())
  const feePayer = given.feePayer ?? new web3.PublicKey(call.account.address)
  const filled = Object.assign(new web3.Transaction(), given, { feePayer, recentBlockhash: lifetime.blockhash })
  return { transaction: parseSolanaBytes(filled).bytes, lifetime }
}

/** Builds the transaction of a transfer. Reports a transfer that would fail before the user is asked. */
export async function prepareTransfer(run: SolanaChains['run'], call: TransferCall): Promise<PreparedTransaction> {
  const { to, amount, token } = call
  const from = call.account.address
  const unfinished = await run(call, async (chain) => {
    const way = await readTransfer(chain, { from, to, ...(token !== undefined && { token }) })
    return new chain.web3.Transaction().add(...way.toInstructions(amount))
  })
  const prepared = await prepareTransaction(run, call, unfinished)
  await run(call, ({ web3, connection }) =>
    simulateTransaction(connection, parseSolanaTransaction(web3, prepared.transaction)),
  )
  return prepared
}

/** Returns whether it is a legacy transaction without a blockhash, which the library's own sending would fill in, too. */
function isUnfinished(given: SolanaTransaction): given is Transaction {
  const { instructions, recentBlockhash, nonceInfo } = (given ?? {}) as Partial<Transaction>
  return Array.isArray(instructions) && recentBlockhash === undefined && nonceInfo === undefined
}
