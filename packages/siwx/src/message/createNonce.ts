const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const length = 24
/** The bytes from here on would make the first signs likelier than the others. */
const limit = 256 - (256 % signs.length)

/**
 * A nonce for a sign-in message: 24 letters and digits, all equally likely (142 bits).
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
