import { programs } from '../library/programs.data.js'
import type { Mint } from '../library/readToken.js'

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
