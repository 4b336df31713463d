import type { Rpc } from '../rpc/createRpc.js'
import { invalidAnswer } from '../rpc/invalidAnswer.js'
import { parseAccount } from '../rpc/parseAccount.js'
import { decodeNumber } from '../transaction/decodeNumber.js'

/** One token account of an owner. */
export type Holding = { readonly address: string; readonly amount: bigint; readonly isFrozen: boolean }

/**
 * Every account of a token that an owner has: there may be several beside the associated one.
 *
 * @throws KitError of the RPC.
 * @example await readHoldings(rpc, { owner, mint })
 */
export async function readHoldings(
  rpc: Rpc,
  of: { readonly owner: string; readonly mint: string },
  signal?: AbortSignal,
): Promise<readonly Holding[]> {
  // The amount and the state are all that is needed of an account.
  const config = { encoding: 'base64', commitment: 'confirmed', dataSlice: { offset: 64, length: 45 } }
  const method = 'getTokenAccountsByOwner'
  const answer = (await rpc(method, [of.owner, { mint: of.mint }, config], { signal })) as { value?: unknown } | null
  if (!Array.isArray(answer?.value)) throw invalidAnswer(method)
  return answer.value.map((item: { readonly pubkey?: unknown; readonly account?: unknown }) => {
    const { data } = parseAccount(item.account)
    if (typeof item.pubkey !== 'string' || data.length !== 45) throw invalidAnswer(method)
    return { address: item.pubkey, amount: decodeNumber(data, 0, 8), isFrozen: data[44] === 2 }
  })
}
