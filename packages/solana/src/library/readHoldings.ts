import type { PublicKey } from '@solana/web3.js'
import type { SolanaChain } from './SolanaChain.js'

/** One token account of an owner. */
export type TokenHolding = {
  readonly address: PublicKey
  readonly mint: string
  readonly amount: bigint
  readonly isFrozen: boolean
}

/** Where an account of either token program has them. */
const mintLength = 32
const amountOffset = 64
const stateOffset = 108
const frozen = 2

/**
 * The token accounts of an owner, of one token or of one token program. Of a token there may be several in addition to the
 * associated one.
 *
 * @throws Error of the library; RangeError for an account that is too short.
 * @example await readHoldings(chain, { owner, mint })
 */
export async function readHoldings(
  { web3, connection }: SolanaChain,
  of: { readonly owner: string } & ({ readonly mint: string } | { readonly program: string }),
): Promise<readonly TokenHolding[]> {
  const filter = 'mint' in of ? { mint: new web3.PublicKey(of.mint) } : { programId: new web3.PublicKey(of.program) }
  const { value } = await connection.getTokenAccountsByOwner(new web3.PublicKey(of.owner), filter)
  return value.map(({ pubkey, account: { data } }) => {
    const view = new DataView(data.buffer, data.byteOffset, data.length)
    const isFrozen = view.getUint8(stateOffset) === frozen
    const mint = new web3.PublicKey(data.subarray(0, mintLength)).toBase58()
    return { address: pubkey, mint, amount: view.getBigUint64(amountOffset, true), isFrozen }
  })
}
