const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const length = 24
/** Bytes from this value on would make the first characters more likely than others. */
const limit = 256 - (256 % signs.length)

/**
 * Creates a nonce for a sign-in message: 24 letters and digits with uniform distribution (142 bits).
 *
 * @example createNonce(ports.random)
 */
export function createNonce(random: { bytes(length: number): Uint8Array }): string {
  let nonce = ''
  while (nonce.length < length)
    nonce += [...random.bytes(2 * length)]
      .filter((byte) => byte < limit)
      .map((byte) => signs[byte % signs.length])
      .join('')
  return nonce.slice(0, length)
}
