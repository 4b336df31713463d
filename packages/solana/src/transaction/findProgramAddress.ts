import { ed25519 } from '@noble/curves/ed25519'
import { sha256 } from '@noble/hashes/sha2'
import { encodeBase58 } from '../address/encodeBase58.js'
import { requireAddress } from '../address/requireAddress.js'
import { concatBytes } from './concatBytes.js'

/**
 * The address that a program derives from seeds: the first that is no point of the curve, so that nobody has a key of it.
 *
 * @throws KitError `account/invalidAddress`; RangeError in the practically impossible case that there is none.
 * @example findProgramAddress([owner, tokenProgram, mint], associatedTokenProgram)
 */
export function findProgramAddress(seeds: readonly Uint8Array[], program: string): string {
  const tail = concatBytes(requireAddress(program), new TextEncoder().encode('ProgramDerivedAddress'))
  for (let bump = 255; bump >= 0; bump -= 1) {
    const hash = sha256(concatBytes(...seeds, [bump], tail))
    if (!isOnCurve(hash)) return encodeBase58(hash)
  }
  throw new RangeError('The seeds give no address')
}

function isOnCurve(bytes: Uint8Array): boolean {
  try {
    ed25519.ExtendedPoint.fromHex(bytes)
    return true
  } catch {
    return false
  }
}
