import type { PublicKey } from '@solana/web3.js'
import type { Chain } from './Chain.js'

/** One token account of an owner. */
export type Holding = { readonly address: PublicKey; readonly amount: bigint; readonly isFrozen: boolean }

/** Where an account of either token program has them. */
const amountOffset = 64
const stateOffset = 108
const frozen = 2

/**
 * Every account of a token that an owner has: there may be several in addition to the associated one.
 *
 * @throws Error of the library; RangeError for an account that is too short.
 * @example await readHoldings(chain, { owner, mint })
 */
export async function readHoldings(
  { web3, connection }: Chain,
  of: { readonly owner: string; readonly mint: string },
): Promise<readonly Holding[]> {
  const filter = { mint: new web3.PublicKey(of.mint) }
  const { value } = await connection.getTokenAccountsByOwner(new web3.PublicKey(of.owner), filter)
  return value.map(({ pubkey, account: { data } }) => {
    const view = new DataView(data.buffer, data.byteOffset, data.length)
    const isFrozen = view.getUint8(stateOffset) === frozen
    return { address: pubkey, amount: view.getBigUint64(amountOffset, true), isFrozen }
  })
}
