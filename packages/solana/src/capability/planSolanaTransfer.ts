import { toPlanError } from '@kit/adapter'
import { KitError, type TransferPlan, type TransferWarning } from '@kit/core/adapter'
import type { VersionedTransaction } from '@solana/web3.js'
import type { SolanaChain } from '../library/createConnection.js'
import { programs } from '../library/programs.data.js'
import type { Mint } from '../library/readToken.js'
import { readTransfer, type SolanaTransfer } from '../library/readTransfer.js'
import { simulateTransaction } from '../library/toChainError.js'
import { parseSolanaTransaction } from '../transaction/parseSolanaTransaction.js'
import { readTransferFee } from './readTransferFee.js'

type RequestedTransfer = {
  readonly from: string
  readonly to: string
  readonly amount: bigint | 'max'
  readonly token?: string
}

/**
 * Simulates a transfer on the chain, built the same way as `transfer` builds it.
 *
 * @param getLamports Returns the sender's balance.
 * @throws KitError `transfer/*`, as `Capabilities.planTransfer` documents. Errors of the library.
 * @example await planSolanaTransfer(chain, { from, to, amount: 'max' }, getLamports)
 */
export async function planSolanaTransfer(
  chain: SolanaChain,
  wish: RequestedTransfer,
  getLamports: () => Promise<bigint>,
): Promise<TransferPlan> {
  try {
    return await plan(chain, wish, getLamports)
  } catch (error) {
    throw toPlanError(error)
  }
}

async function plan(
  chain: SolanaChain,
  wish: RequestedTransfer,
  getLamports: () => Promise<bigint>,
): Promise<TransferPlan> {
  const [way, lamports, least, compile] = await Promise.all([
    readTransfer(chain, wish),
    getLamports(),
    rentExemptMinimum(chain, 0),
    createCompiler(chain, wish.from),
  ])
  const isMax = wish.amount === 'max'
  if (isMax && way.token?.most === 0n) throw tooLittle('The account holds none of this token.')
  // The fee doesn't depend on the amount.
  const sample = wish.amount === 'max' ? (way.token?.most ?? 1n) : wish.amount
  const [signatures, rent] = await Promise.all([
    feeOf(chain, compile(way, sample)),
    way.token?.createsAccount ? rentExemptMinimum(chain, sizeOfAccount(way.token.mint)) : 0n,
  ])
  const fee = signatures + rent
  const amount = isMax && !way.token ? lamports - fee : sample
  const rest = lamports - fee - (way.token ? 0n : amount)
  if (rest < 0n || amount <= 0n) throw tooLittle('Insufficient funds for the amount and the network fee.')
  if (!way.token && way.isNewReceiver && amount < least)
    throw tooSmall(
      "The recipient's account doesn't exist yet, and the amount is below the network's minimum balance.",
      least,
    )
  if (rest > 0n && rest < least)
    throw tooSmall("This would leave your account below the network's minimum balance.", least)

  await simulateTransaction(chain.connection, compile(way, amount))
  const warnings: readonly TransferWarning[] = [
    ...(way.isOffCurve ? ['contractRecipient'] : []),
    ...(way.token?.createsAccount ? ['createsAccount'] : []),
    ...(rest === 0n ? ['closesAccount'] : []),
  ]
  const transferFee = way.token && (await readTransferFee(chain, way.token, amount))
  return { amount, fee, warnings, ...(transferFee && { transferFee }) }
}

/** Returns the rent-exempt minimum of an account of a size, in lamports. */
async function rentExemptMinimum({ connection }: SolanaChain, bytes: number): Promise<bigint> {
  return BigInt(await connection.getMinimumBalanceForRentExemption(bytes))
}

async function createCompiler(
  { web3, connection }: SolanaChain,
  from: string,
): Promise<(way: SolanaTransfer, amount: bigint) => VersionedTransaction> {
  const recentBlockhash = (await connection.getLatestBlockhash()).blockhash
  const feePayer = new web3.PublicKey(from)
  return (way, amount) => {
    const transaction = new web3.Transaction().add(...way.toInstructions(amount))
    return parseSolanaTransaction(web3, Object.assign(transaction, { feePayer, recentBlockhash }))
  }
}

/** The base fee of a cluster. */
const lamportsPerSignature = 5_000n

async function feeOf({ connection }: SolanaChain, { message }: VersionedTransaction): Promise<bigint> {
  const { value } = await connection.getFeeForMessage(message)
  // Many nodes share one URL, and this one may not know the newest blockhash yet.
  return value === null ? lamportsPerSignature * BigInt(message.header.numRequiredSignatures) : BigInt(value)
}

function tooLittle(shortMessage: string): KitError {
  return new KitError('transfer/insufficientFunds', { shortMessage })
}

function tooSmall(shortMessage: string, least: bigint): KitError {
  return new KitError('transfer/belowMinimum', { shortMessage, details: `${least}` })
}

/** Size of an account of either program without extensions. */
const plain = 165
/** Extensions are preceded by the account type, and each by its type and length. */
const kindBytes = 1
const headBytes = 4
/** Account bytes required by extensions of the mint: withheld fees, non-transferable, transfer hook, pausable. */
const bytesOfExtension: { readonly [type: number]: number } = { 1: 8, 9: 0, 14: 1, 26: 0 }

/**
 * Returns the size of an associated token account in bytes. Those of Token-2022 have the immutable owner extension and whatever the mint's
 * extensions require.
 *
 * @example sizeOfAccount(await readToken(chain, mint)) // 165
 */
export function sizeOfAccount({ program, extensions }: Mint): number {
  if (program !== programs.token2022) return plain
  const needed = [...extensions.keys()].flatMap((type) => bytesOfExtension[type] ?? [])
  return needed.reduce((sum, bytes) => sum + headBytes + bytes, plain + kindBytes + headBytes)
}
