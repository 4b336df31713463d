import { decodeBase58 } from '@kit/adapter'

/**
 * Returns the 32 bytes of a base58 Solana address (CAIP-10, solana), or undefined for anything else.
 *
 * @example parseSolanaAddress('11111111111111111111111111111111')?.length // 32
 */
export function parseSolanaAddress(value: unknown): Uint8Array | undefined {
  // 32 bytes encode to 32 to 44 characters.
  if (typeof value !== 'string' || value.length < 32 || value.length > 44) return undefined
  const bytes = decodeBase58(value)
  return bytes?.length === 32 ? bytes : undefined
}
