import { KitError } from '@kit/core/adapter'
import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { requireAddress } from '../address/requireAddress.js'
import type { Chain } from './Chain.js'
import { findTokenAccount } from './findTokenAccount.js'
import { programs } from './programs.data.js'
import { readHoldings } from './readHoldings.js'
import { readToken } from './readToken.js'

/**
 * The instructions that send an amount in base units: SOL, or a token to the receiver's associated token account, which is
 * created at the sender's cost when it is missing.
 *
 * @throws KitError `account/invalidAddress` when the receiver is not an address, or is a program, a mint or a token account, where
 * the amount would be lost; `transaction/invalid` for an invalid amount; `transaction/insufficientFunds`; `token/notFound`, `token/frozen`.
 * @example await buildTransfer(chain, { from, to, amount: 5n, token })
 */
export async function buildTransfer(
  chain: Chain,
  call: { readonly from: string; readonly to: string; readonly amount: bigint; readonly token?: string },
): Promise<TransactionInstruction[]> {
  const { web3, connection } = chain
  const { from, to, amount, token } = call
  requireAddress(to)
  if (amount <= 0n)
    throw new KitError('transaction/invalid', { shortMessage: 'The amount to send must be more than zero.' })
  if (amount >= 2n ** 64n) throw tooLittle()
  const [sender, receiver] = [new web3.PublicKey(from), new web3.PublicKey(to)]
  const there = await connection.getAccountInfo(receiver)
  const owner = there?.owner.toBase58()
  if (there?.executable || owner === programs.token || owner === programs.token2022) {
    const shortMessage = 'The receiver is not an account of a person: give the address of a wallet.'
    throw new KitError('account/invalidAddress', { shortMessage, details: to })
  }
  if (token === undefined)
    return [web3.SystemProgram.transfer({ fromPubkey: sender, toPubkey: receiver, lamports: amount })]

  const { program, decimals } = await readToken(chain, token)
  const holdings = await readHoldings(chain, { owner: from, mint: token })
  const usable = holdings.filter((holding) => !holding.isFrozen)
  if (usable.length === 0 && holdings.length > 0)
    throw new KitError('token/frozen', { shortMessage: 'The issuer has frozen the token account.', details: token })
  const associated = findTokenAccount(web3, { owner: from, mint: token, program })
  const [source] = usable
    .filter((holding) => holding.amount >= amount)
    .sort((a, b) => Number(b.address.equals(associated)) - Number(a.address.equals(associated)))
  if (!source) throw tooLittle()
  const destination = findTokenAccount(web3, { owner: to, mint: token, program })
  const [mint, programId] = [new web3.PublicKey(token), new web3.PublicKey(program)]
  const create = instruction(web3, new web3.PublicKey(programs.associatedToken), Uint8Array.of(createIfMissing), [
    { pubkey: sender, isSigner: true, isWritable: true },
    { pubkey: destination, isWritable: true },
    { pubkey: receiver },
    { pubkey: mint },
    { pubkey: web3.SystemProgram.programId },
    { pubkey: programId },
  ])
  const send = instruction(web3, programId, encodeTransfer(amount, decimals), [
    { pubkey: source.address, isWritable: true },
    { pubkey: mint },
    { pubkey: destination, isWritable: true },
    { pubkey: sender, isSigner: true },
  ])
  return (await connection.getAccountInfo(destination)) ? [send] : [create, send]
}

/** Of the program of associated accounts. */
const createIfMissing = 1
/** `TransferChecked` of both token programs: the amount, and the decimals that the sender expects. */
const transferChecked = 12

function encodeTransfer(amount: bigint, decimals: number): Uint8Array {
  const data = Uint8Array.of(transferChecked, 0, 0, 0, 0, 0, 0, 0, 0, decimals)
  new DataView(data.buffer).setBigUint64(1, amount, true)
  return data
}

function instruction(
  { TransactionInstruction }: Chain['web3'],
  programId: PublicKey,
  data: Uint8Array,
  keys: readonly { readonly pubkey: PublicKey; readonly isSigner?: boolean; readonly isWritable?: boolean }[],
): TransactionInstruction {
  const roles = keys.map((key) => ({ isSigner: false, isWritable: false, ...key }))
  // The library only copies the bytes, the only use of its `Buffer`.
  return new TransactionInstruction({ programId, keys: roles, data: data as TransactionInstruction['data'] })
}

function tooLittle(): KitError {
  return new KitError('transaction/insufficientFunds', {
    shortMessage: 'The account has too little to send that much.',
  })
}
