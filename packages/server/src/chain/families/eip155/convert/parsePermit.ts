import { HttpError } from '../../../../platform/http/HttpError.js'
import type { Permit } from './encodeSwap.js'

/**
 * Parses the ABI-encoded arguments of an EIP-2612 permit: owner, spender, value, deadline, v, r, s.
 *
 * @throws HttpError 400 if it belongs to another account or names another contract than the router
 */
export function parsePermit(encoded: string, owner: string, router: string): Permit {
  const words = Array.from(
    { length: 7 },
    (_, index): `0x${string}` => `0x${encoded.slice(2 + index * 64, 66 + index * 64)}`,
  )
  const [signer, spender, value, deadline, v, r, s] = words as [Hex, Hex, Hex, Hex, Hex, Hex, Hex]
  const isWord = (word: string, address: string): boolean => BigInt(word) === BigInt(address)
  if (!isWord(signer, owner)) throw new HttpError(400, '', 'The permit belongs to another account')
  if (!isWord(spender, router)) throw new HttpError(400, '', `The permit must be for the router ${router}`)
  if (BigInt(v) > 255n) throw new HttpError(400, '', 'Invalid permit signature')
  return { value: BigInt(value), deadline: BigInt(deadline), v: Number(v), r, s }
}

type Hex = `0x${string}`
