import type { PublicKey } from '@solana/web3.js'
import type { Web3 } from '../transaction/loadWeb3.js'
import { programs } from './programs.data.js'

/**
 * The address of an owner's associated token account, whether it exists or not. Addresses are valid base58.
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
