import { base58 } from '@scure/base'

/** Returns the address if it is valid: 32 bytes in base58. */
export function parseSolanaAddress(text: string): string | undefined {
  // The length is checked first, because decoding takes quadratic time.
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)) return undefined
  return base58.decode(text).length === 32 ? text : undefined
}
