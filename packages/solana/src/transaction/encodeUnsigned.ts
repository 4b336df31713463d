import { concatBytes } from './concatBytes.js'
import { encodeCompactLength } from './encodeCompactLength.js'

/**
 * A transaction of a message, with room for its signatures, as wallets take it.
 *
 * @example encodeUnsigned(encodeMessage({ payer, instructions, blockhash }))
 */
export function encodeUnsigned(message: Uint8Array): Uint8Array {
  // A version stands before the count of signers.
  const signerCount = ((message[0] ?? 0) >= 0x80 ? message[1] : message[0]) ?? 0
  return concatBytes(encodeCompactLength(signerCount), new Uint8Array(64 * signerCount), message)
}
