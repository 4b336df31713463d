import { readField } from '@kit/adapter'
import { KitError } from '@kit/core/adapter'
import { base64, hex } from '@scure/base'

const magic = [0x70, 0x73, 0x62, 0x74, 0xff]

/**
 * Reads a PSBT from a wallet or an app: bytes, base64 or hex (BIP-174).
 *
 * @throws KitError `transaction/invalid` if it isn't a PSBT.
 * @example readPsbt('cHNidP8BA…')
 */
export function readPsbt(value: unknown): Uint8Array {
  let bytes: unknown = value
  try {
    if (typeof value === 'string')
      bytes = /^[\da-f]+$/i.test(value) ? hex.decode(value.toLowerCase()) : base64.decode(value.trim())
  } catch {
    // Throws below.
  }
  if (bytes instanceof Uint8Array && magic.every((byte, index) => bytes[index] === byte)) return bytes
  throw new KitError('transaction/invalid', { shortMessage: 'Not a PSBT: expected base64.' })
}

/**
 * Returns the PSBT in a wallet's response, or `otherwise` if it contains none.
 *
 * @throws KitError `wallet/invalidResponse` without `otherwise`.
 */
export function readSignedPsbt(value: unknown, otherwise?: Uint8Array): Uint8Array {
  try {
    return readPsbt(value)
  } catch (cause) {
    if (otherwise) return otherwise
    throw new KitError('wallet/invalidResponse', { shortMessage: 'The wallet did not return a signed PSBT.', cause })
  }
}

/**
 * Returns the transaction ID in a wallet's response: bare, or as `txid`, `txId` or `hash`.
 *
 * @throws KitError `wallet/invalidResponse` if there is none.
 */
export function readTransactionId(answer: unknown): string {
  const named = ['txid', 'txId', 'hash'].map((name) => readField(answer, name))
  const id = named.find((value) => typeof value === 'string') ?? answer
  if (typeof id === 'string' && /^[\da-f]{64}$/i.test(id)) return id.toLowerCase()
  throw new KitError('wallet/invalidResponse', { shortMessage: 'The wallet did not return a transaction ID.' })
}

/**
 * Returns a message signature in base64. Wallets return base64 with or without the BIP-322 prefix, hex, bytes, or bytes of such text.
 *
 * @throws KitError `wallet/invalidResponse` for anything else.
 * @example readSignature(new Uint8Array([…]))
 */
export function readSignature(value: unknown): string {
  if (ArrayBuffer.isView(value) && value.byteLength > 0) {
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
    // The first byte of a signature is never a base64 character, so text can't be mistaken for one.
    const text = String.fromCharCode(...bytes.subarray(0, 10_000))
    return isBase64(text) ? text : base64.encode(bytes)
  }
  if (typeof value === 'string') {
    const text = value.trim()
    if (/^([\da-f]{2}){64,}$/i.test(text)) return base64.encode(hex.decode(text.toLowerCase()))
    if (isBase64(text)) return text
  }
  throw new KitError('wallet/invalidResponse', { shortMessage: 'The wallet did not return a signature.' })
}

function isBase64(text: string): boolean {
  return text.length >= 64 && /^(smp|ful|pof)?([A-Za-z\d+/]{4})+([A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(text)
}
