import { KitError } from '@kit/core'
import { requireAddress } from '../address/requireAddress.js'
import type { Rpc } from '../rpc/createRpc.js'
import { readAccounts } from '../rpc/readAccounts.js'
import { createTokenAccount } from '../transaction/createTokenAccount.js'
import { findTokenAccount } from '../transaction/findTokenAccount.js'
import type { Instruction } from '../transaction/Instruction.js'
import { programs } from '../transaction/programs.data.js'
import { transferLamports } from '../transaction/transferLamports.js'
import { transferTokens } from '../transaction/transferTokens.js'
import { readHoldings } from './readHoldings.js'
import { readToken } from './readToken.js'

/**
 * The instructions that send an amount in base units: SOL, or a token to the receiver's associated token account, which is
 * created at the sender's cost when it is missing.
 *
 * @throws KitError `account/invalidAddress` when the receiver is no address, a program, a mint or a token account: what is
 * sent there is lost; `transaction/invalid` for no amount; `transaction/insufficientFunds`; `token/notFound`, `token/frozen`;
 * those of the RPC.
 * @example await encodeTransfer(rpc, { from, to, amount: 5n, token })
 */
export async function encodeTransfer(
  rpc: Rpc,
  call: { readonly from: string; readonly to: string; readonly amount: bigint; readonly token?: string },
  signal?: AbortSignal,
): Promise<readonly Instruction[]> {
  const { from, to, amount, token } = call
  requireAddress(to)
  if (amount <= 0n)
    throw new KitError('transaction/invalid', { shortMessage: 'The amount to send must be more than zero.' })
  if (amount >= 2n ** 64n) throw tooLittle()
  const [receiver] = await readAccounts(rpc, [to], signal)
  const isOfTokens = receiver?.owner === programs.token || receiver?.owner === programs.token2022
  if (receiver?.isProgram || isOfTokens) {
    const shortMessage = 'The receiver is not an account of a person: give the address of a wallet.'
    throw new KitError('account/invalidAddress', { shortMessage, details: to })
  }
  if (token === undefined) return [transferLamports({ from, to, lamports: amount })]

  requireAddress(token)
  const [{ program, decimals }, holdings] = await Promise.all([
    readToken(rpc, token, signal),
    readHoldings(rpc, { owner: from, mint: token }, signal),
  ])
  const usable = holdings.filter((holding) => !holding.isFrozen)
  if (usable.length === 0 && holdings.length > 0)
    throw new KitError('token/frozen', { shortMessage: 'The issuer has frozen the token account.', details: token })
  const associated = findTokenAccount({ owner: from, mint: token, program })
  const [source] = usable
    .filter((holding) => holding.amount >= amount)
    .sort((a, b) => Number(b.address === associated) - Number(a.address === associated))
  if (!source) throw tooLittle()
  const destination = findTokenAccount({ owner: to, mint: token, program })
  const [existing] = await readAccounts(rpc, [destination], signal)
  return [
    ...(existing ? [] : [createTokenAccount({ payer: from, account: destination, owner: to, mint: token, program })]),
    transferTokens({ source: source.address, destination, owner: from, mint: token, amount, decimals, program }),
  ]
}

function tooLittle(): KitError {
  return new KitError('transaction/insufficientFunds', {
    shortMessage: 'The account has too little to send that much.',
  })
}
