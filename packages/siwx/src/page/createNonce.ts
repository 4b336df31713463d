import type { Ports } from '@kit/core/plugin'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** Bytes from here on would make some letters likelier than others. */
const usable = 256 - (256 % letters.length)

/**
 * A nonce of letters and digits, each as likely as any other.
 *
 * @example createNonce(ports.random) // 'q3XbW0vZr8TnKc51LmYpUe7H'
 */
export function createNonce(random: Ports['random'], length = 24): string {
  let nonce = ''
  while (nonce.length < length)
    for (const byte of random.bytes(length * 2))
      if (byte < usable && nonce.length < length) nonce += letters[byte % letters.length]
  return nonce
}
