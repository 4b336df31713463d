import { requireAddress } from '../address/requireAddress.js'
import { findProgramAddress } from './findProgramAddress.js'
import { programs } from './programs.data.js'

/**
 * The address of an owner's associated token account, whether it exists or not.
 *
 * @throws KitError `account/invalidAddress`.
 * @example findTokenAccount({ owner, mint, program: programs.token })
 */
export function findTokenAccount(of: {
  readonly owner: string
  readonly mint: string
  readonly program: string
}): string {
  const seeds = [of.owner, of.program, of.mint].map(requireAddress)
  return findProgramAddress(seeds, programs.associatedToken)
}
