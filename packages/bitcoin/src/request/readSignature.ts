import { KitError } from '@kit/core/adapter'
import { base64, hex } from '@scure/base'

/**
 * A message signature in base64, from what wallets return: base64 with or without the prefix of BIP-322, hex, bytes, or the bytes
 * of such text.
 *
 * @throws KitError `wallet/invalidResponse` when it is none of them.
 * @example readSignature(new Uint8Array([…]))
 */
export function readSignature(value: unknown): string {
  if (ArrayBuffer.isView(value) && value.byteLength > 0) {
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
    // The first byte of a signature is not a letter of base64, so text cannot be mistaken for one.
    const text = String.fromCharCode(...bytes.subarray(0, 10_000))
    return isBase64(text) ? text : base64.encode(bytes)
  }
  if (typeof value === 'string') {
    const text = value.trim()
    if (/^([\da-f]{2}){64,}$/i.test(text)) return base64.encode(hex.decode(text.toLowerCase()))
    if (isBase64(text)) return text
  }
  throw new KitError('wallet/invalidResponse', { shortMessage: 'The wallet answered with no signature.' })
}

function isBase64(text: string): boolean {
  return text.length >= 64 && /^(smp|ful|pof)?([A-Za-z\d+/]{4})+([A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(text)
}
