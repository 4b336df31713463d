import { base58 } from '@scure/base'

/** The address, if it is one: 32 bytes in base58. */
export function parseSolanaAddress(text: string): string | undefined {
  // The length first: decoding takes time with its square.
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)) return undefined
  return base58.decode(text).length === 32 ? text : undefined
}
