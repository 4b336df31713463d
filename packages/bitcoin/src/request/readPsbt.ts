import { KitError } from '@kit/core/adapter'
import { base64, hex } from '@scure/base'

const magic = [0x70, 0x73, 0x62, 0x74, 0xff]

/**
 * A PSBT from what a wallet or an app gives: bytes, base64 or hex (BIP-174).
 *
 * @throws KitError `transaction/invalid` when it is not one.
 * @example readPsbt('cHNidP8BA…')
 */
export function readPsbt(value: unknown): Uint8Array {
  let bytes: unknown = value
  try {
    if (typeof value === 'string')
      bytes = /^[\da-f]+$/i.test(value) ? hex.decode(value.toLowerCase()) : base64.decode(value.trim())
  } catch {
    // Thrown below.
  }
  if (bytes instanceof Uint8Array && magic.every((byte, index) => bytes[index] === byte)) return bytes
  throw new KitError('transaction/invalid', { shortMessage: 'This is no PSBT.' })
}
