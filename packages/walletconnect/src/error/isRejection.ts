/**
 * Tells whether an error of the wallet means that its owner said no. The pairing protocol's 5000 to 5003 and EIP-1193's
 * 4001 are one thing (rule standards-17); some wallets only say it in words.
 */
export function isRejection(error: unknown): boolean {
  const { code, message } = (typeof error === 'object' && error !== null ? error : {}) as {
    readonly code?: unknown
    readonly message?: unknown
  }
  if (typeof code === 'number' && (code === 4001 || (code >= 5000 && code <= 5003))) return true
  return typeof message === 'string' && /\b(user|owner)\b.{0,20}\b(reject|denied|declin|cancel|refus)/i.test(message)
}
