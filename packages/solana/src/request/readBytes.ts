import { KitError } from '@kit/core/adapter'

/**
 * Bytes from a wallet's answer, copied: the wallet may keep its own. An array from another realm is bytes as well.
 *
 * @throws KitError `wallet/invalidResponse` for anything else, or another length than asked.
 * @example readBytes(output.signature, 'solana:signMessage', 64)
 */
export function readBytes(value: unknown, method: string, length?: number): Uint8Array {
  const isBytes = ArrayBuffer.isView(value) && (value as Uint8Array).BYTES_PER_ELEMENT === 1
  const bytes = isBytes ? Uint8Array.from(value as Uint8Array) : undefined
  if (bytes && (length === undefined || bytes.length === length)) return bytes
  throw new KitError('wallet/invalidResponse', { shortMessage: `The wallet gave no valid answer to ${method}.` })
}
