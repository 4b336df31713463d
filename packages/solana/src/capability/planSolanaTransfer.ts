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

/** What is asked for. */
type Wish = {
  readonly from: string
  readonly to: string
  readonly amount: bigint | 'max'
  readonly token?: string
}

/**
 * Tries a transfer on the chain, made as `transfer` makes it.
 *
 * @param getLamports What the sender holds.
 * @throws KitError `transfer/*`, as `Capabilities.planTransfer` says. Error of the library.
 * @example await planSolanaTransfer(chain, { from, to, amount: 'max' }, getLamports)
 */
export async function planSolanaTransfer(
  chain: SolanaChain,
  wish: Wish,
  getLamports: () => Promise<bigint>,
): Promise<TransferPlan> {
  try {
    return await plan(chain, wish, getLamports)
  } catch (error) {
    throw toPlanError(error)
  }
}

async function plan(chain: SolanaChain, wish: Wish, getLamports: () => Promise<bigint>): Promise<TransferPlan> {
  const [way, lamports, least, compile] = await Promise.all([
    readTransfer(chain, wish),
    getLamports(),
    leastOf(chain, 0),
    createCompiler(chain, wish.from),
  ])
  const isMax = wish.amount === 'max'
  if (isMax && way.token?.most === 0n) throw tooLittle('The account has none of the token.')
  // The fee is the same for any amount.
  const sample = wish.amount === 'max' ? (way.token?.most ?? 1n) : wish.amount
  const [signatures, rent] = await Promise.all([
    feeOf(chain, compile(way, sample)),
    way.token?.createsAccount ? leastOf(chain, sizeOfAccount(way.token.mint)) : 0n,
  ])
  const fee = signatures + rent
  const amount = isMax && !way.token ? lamports - fee : sample
  const rest = lamports - fee - (way.token ? 0n : amount)
  if (rest < 0n || amount <= 0n) throw tooLittle('The account has too little for the amount and the fee.')
  if (!way.token && way.isNewReceiver && amount < least)
    throw tooSmall('The receiver’s account is new: this is less than the chain lets it have.', least)
  if (rest > 0n && rest < least) throw tooSmall('This leaves less than the chain lets an account have.', least)

  await simulateTransaction(chain.connection, compile(way, amount))
  const warnings: readonly TransferWarning[] = [
    ...(way.isOffCurve ? ['contractReceiver'] : []),
    ...(way.token?.createsAccount ? ['createsAccount'] : []),
    ...(rest === 0n ? ['endsAccount'] : []),
  ]
  const withheld = way.token && (await readTransferFee(chain, way.token, amount))
  return { amount, fee, warnings, ...(withheld && { withheld }) }
}

/** What an account of a size has to hold, in lamports. */
async function leastOf({ connection }: SolanaChain, bytes: number): Promise<bigint> {
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

/** What a cluster asks for a signature. */
const lamportsPerSignature = 5_000n

async function feeOf({ connection }: SolanaChain, { message }: VersionedTransaction): Promise<bigint> {
  const { value } = await connection.getFeeForMessage(message)
  // Many nodes share one address, and this one may not know the newest blockhash yet.
  return value === null ? lamportsPerSignature * BigInt(message.header.numRequiredSignatures) : BigInt(value)
}

function tooLittle(shortMessage: string): KitError {
  return new KitError('transfer/insufficientFunds', { shortMessage })
}

function tooSmall(shortMessage: string, least: bigint): KitError {
  return new KitError('transfer/belowMinimum', { shortMessage, details: `${least}` })
}

/** An account of either program. */
const plain = 165
/** In front of extensions stand the kind of the account and, for each, its type and length. */
const kindBytes = 1
const headBytes = 4
/** What an account needs for an extension of its mint: fees withheld, no transfers, a hook, a pause. */
const bytesOfExtension: { readonly [type: number]: number } = { 1: 8, 9: 0, 14: 1, 26: 0 }

/**
 * The bytes of an associated account of a token. Those of Token-2022 say that their owner stays, and hold what the mint's extensions need.
 *
 * @example sizeOfAccount(await readToken(chain, mint)) // 165
 */
export function sizeOfAccount({ program, extensions }: Mint): number {
  if (program !== programs.token2022) return plain
  const needed = [...extensions.keys()].flatMap((type) => bytesOfExtension[type] ?? [])
  return needed.reduce((sum, bytes) => sum + headBytes + bytes, plain + kindBytes + headBytes)
}
