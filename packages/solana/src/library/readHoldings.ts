import type { Balance } from '@kit/core/adapter'
import type { PublicKey } from '@solana/web3.js'
import { requireSolanaAddress } from '../address/requireSolanaAddress.js'
import type { SolanaChain } from './createConnection.js'
import { readToken } from './readToken.js'

/** A token account of an owner. */
export type TokenHolding = {
  readonly address: PublicKey
  readonly mint: string
  readonly amount: bigint
  readonly isFrozen: boolean
}

/** Offsets within an account of either token program. */
const mintLength = 32
const amountOffset = 64
const stateOffset = 108
const frozen = 2

/**
 * Lists the token accounts of an owner, for one token or one token program. A token may have several accounts in addition to the associated
 * one.
 *
 * @throws Errors of the library; RangeError for an account that is too short.
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

/**
 * Returns an owner's balance of a token over all token accounts.
 *
 * @throws KitError `account/invalidAddress`; `token/notFound`. Errors of the library.
 * @example await readTokenBalance(chain, { address, token })
 */
export async function readTokenBalance(
  chain: SolanaChain,
  { address, token }: { readonly address: string; readonly token: string },
): Promise<Balance> {
  requireSolanaAddress(address)
  const { decimals, symbol } = await readToken(chain, token)
  const holdings = await readHoldings(chain, { owner: address, mint: token })
  return { value: holdings.reduce((sum, { amount }) => sum + amount, 0n), decimals, symbol }
}
