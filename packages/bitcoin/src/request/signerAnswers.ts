import { readField } from '@kit/adapter'
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

/**
 * The PSBT in the answer of a wallet that signed; `otherwise`, where it isn't one.
 *
 * @throws KitError `wallet/invalidResponse` without `otherwise`.
 */
export function readSignedPsbt(value: unknown, otherwise?: Uint8Array): Uint8Array {
  try {
    return readPsbt(value)
  } catch (cause) {
    if (otherwise) return otherwise
    throw new KitError('wallet/invalidResponse', { shortMessage: 'The wallet answered with no signed PSBT.', cause })
  }
}

/**
 * The id of a transaction in a wallet's answer: bare, or as `txid`, `txId` or `hash`.
 *
 * @throws KitError `wallet/invalidResponse` when there is none.
 */
export function readTransactionId(answer: unknown): string {
  const named = ['txid', 'txId', 'hash'].map((name) => readField(answer, name))
  const id = named.find((value) => typeof value === 'string') ?? answer
  if (typeof id === 'string' && /^[\da-f]{64}$/i.test(id)) return id.toLowerCase()
  throw new KitError('wallet/invalidResponse', { shortMessage: 'The wallet answered with no transaction id.' })
}

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
