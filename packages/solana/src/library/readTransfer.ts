import { KitError } from '@kit/core/adapter'
import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { requireSolanaAddress } from '../address/requireSolanaAddress.js'
import type { Web3 } from '../transaction/loadWeb3.js'
import type { SolanaChain } from './createConnection.js'
import { programs } from './programs.data.js'
import { readHoldings, type TokenHolding } from './readHoldings.js'
import { type Mint, readToken } from './readToken.js'

/** A transfer from a sender to a recipient, for any amount. */
export type SolanaTransfer = {
  /** Whether the recipient's address can't sign because a program owns it. */
  readonly isOffCurve: boolean
  /** Whether the recipient has never received SOL. */
  readonly isNewReceiver: boolean
  /** Undefined for SOL. */
  readonly token: TokenAccounts | undefined
  /**
   * Returns the instructions that send an amount in base units. A token goes to the recipient's associated token account, which is created
   * at the sender's cost if missing.
   *
   * @throws KitError `transaction/invalid` for an invalid amount; `transaction/insufficientFunds`, `token/frozen`.
   */
  toInstructions(amount: bigint): TransactionInstruction[]
}

/** The token accounts of sender and recipient. */
export type TokenAccounts = {
  readonly mint: Mint
  /** Maximum that one transaction can send, in base units. */
  readonly most: bigint
  readonly createsAccount: boolean
  /** Returns the amount taken from each token account. @throws KitError as `toInstructions` does. */
  toParts(amount: bigint): readonly Part[]
}

/** The amount taken from one token account. */
type Part = { readonly from: PublicKey; readonly amount: bigint }

/**
 * Reads everything a transfer needs to know about sender, recipient and token. Both the wallet request and the preview are built from it.
 *
 * @throws KitError `account/invalidAddress` when the recipient is not an address, or is a program, a mint or a token account, where the
 *   amount would be lost; `token/notFound`. Errors of the library.
 * @example (await readTransfer(chain, { from, to, token })).toInstructions(5n)
 */
export async function readTransfer(
  chain: SolanaChain,
  { from, to, token }: { readonly from: string; readonly to: string; readonly token?: string },
): Promise<SolanaTransfer> {
  const { web3, connection } = chain
  requireSolanaAddress(to)
  const [sender, receiver] = [new web3.PublicKey(from), new web3.PublicKey(to)]
  const there = await connection.getAccountInfo(receiver)
  const owner = there?.owner.toBase58()
  if (there?.executable || owner === programs.token || owner === programs.token2022) {
    const shortMessage = 'The recipient is not a wallet address. Enter the address of a wallet.'
    throw new KitError('account/invalidAddress', { shortMessage, details: to })
  }
  const about = { isOffCurve: !web3.PublicKey.isOnCurve(receiver.toBytes()), isNewReceiver: there === null }
  if (token === undefined) {
    const toInstructions = (lamports: bigint) => [
      web3.SystemProgram.transfer({ fromPubkey: sender, toPubkey: receiver, lamports: requireAmount(lamports) }),
    ]
    return { ...about, token: undefined, toInstructions }
  }

  const mint = await readToken(chain, token)
  const { program, decimals } = mint
  const destination = findTokenAccount(web3, { owner: to, mint: token, program })
  const [holdings, target] = await Promise.all([
    readHoldings(chain, { owner: from, mint: token }),
    connection.getAccountInfo(destination),
  ])
  const associated = findTokenAccount(web3, { owner: from, mint: token, program })
  const usable = orderSources(holdings, associated)
  const toParts = (amount: bigint): readonly Part[] => {
    requireAmount(amount)
    if (usable.length === 0 && holdings.some(({ isFrozen }) => isFrozen))
      throw new KitError('token/frozen', { shortMessage: 'The issuer has frozen this token account.', details: token })
    return divide(usable, amount)
  }
  const [mintKey, programId] = [new web3.PublicKey(token), new web3.PublicKey(program)]
  const create = instruction(web3, new web3.PublicKey(programs.associatedToken), Uint8Array.of(createIfMissing), [
    { pubkey: sender, isSigner: true, isWritable: true },
    { pubkey: destination, isWritable: true },
    { pubkey: receiver },
    { pubkey: mintKey },
    { pubkey: web3.SystemProgram.programId },
    { pubkey: programId },
  ])
  const toSend = (part: Part) =>
    instruction(web3, programId, encodeTransfer(part.amount, decimals), [
      { pubkey: part.from, isWritable: true },
      { pubkey: mintKey },
      { pubkey: destination, isWritable: true },
      { pubkey: sender, isSigner: true },
    ])
  const most = usable.slice(0, maxSources).reduce((sum, { amount }) => sum + amount, 0n)
  return {
    ...about,
    token: { mint, most, createsAccount: target === null, toParts },
    toInstructions: (amount) => [...(target ? [] : [create]), ...toParts(amount).map(toSend)],
  }
}

/** `CreateIdempotent` of the associated token account program. */
const createIfMissing = 1
/** `TransferChecked` of both token programs, with the amount and the decimals that the sender expects. */
const transferChecked = 12
/** Number of token accounts that always fit into one transaction. */
const maxSources = 8

/** Sorts the associated account first, then the accounts with the highest balance. */
function orderSources(holdings: readonly TokenHolding[], associated: PublicKey): readonly TokenHolding[] {
  const rank = ({ address }: TokenHolding) => (address.equals(associated) ? 0 : 1)
  return holdings
    .filter(({ isFrozen, amount }) => !isFrozen && amount > 0n)
    .sort((a, b) => rank(a) - rank(b) || Number(b.amount > a.amount) - Number(b.amount < a.amount))
}

/** Takes everything from a single account if possible. */
function divide(sources: readonly TokenHolding[], amount: bigint): readonly Part[] {
  const whole = sources.find((source) => source.amount >= amount)
  if (whole) return [{ from: whole.address, amount }]
  const parts: Part[] = []
  let rest = amount
  for (const source of sources.slice(0, maxSources)) {
    const part = source.amount < rest ? source.amount : rest
    if (part > 0n) parts.push({ from: source.address, amount: part })
    rest -= part
  }
  if (rest > 0n) throw tooLittle()
  return parts
}

function requireAmount(amount: bigint): bigint {
  if (amount <= 0n) throw new KitError('transaction/invalid', { shortMessage: 'The amount must be greater than zero.' })
  if (amount >= 2n ** 64n) throw tooLittle()
  return amount
}

function encodeTransfer(amount: bigint, decimals: number): Uint8Array {
  const data = Uint8Array.of(transferChecked, 0, 0, 0, 0, 0, 0, 0, 0, decimals)
  new DataView(data.buffer).setBigUint64(1, amount, true)
  return data
}

function instruction(
  { TransactionInstruction }: SolanaChain['web3'],
  programId: PublicKey,
  data: Uint8Array,
  keys: readonly { readonly pubkey: PublicKey; readonly isSigner?: boolean; readonly isWritable?: boolean }[],
): TransactionInstruction {
  const roles = keys.map((key) => ({ isSigner: false, isWritable: false, ...key }))
  // The library only copies the bytes, its only use of `Buffer`.
  return new TransactionInstruction({ programId, keys: roles, data: data as TransactionInstruction['data'] })
}

function tooLittle(): KitError {
  return new KitError('transaction/insufficientFunds', {
    shortMessage: 'Insufficient balance for this amount.',
  })
}

/**
 * Returns the address of an owner's associated token account, whether or not it exists. Addresses must be valid base58.
 *
 * @example findTokenAccount(web3, { owner, mint, program: programs.token }).toBase58()
 */
export function findTokenAccount(
  { PublicKey }: Pick<Web3, 'PublicKey'>,
  of: { readonly owner: string; readonly mint: string; readonly program: string },
): PublicKey {
  const seeds = [of.owner, of.program, of.mint].map((text) => new PublicKey(text).toBytes())
  const [account] = PublicKey.findProgramAddressSync(seeds, new PublicKey(programs.associatedToken))
  return account
}
