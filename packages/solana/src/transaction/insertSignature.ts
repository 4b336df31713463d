import { KitError } from '@kit/core'
import { decodeCompactLength } from './decodeCompactLength.js'
import { decodeTransaction } from './decodeTransaction.js'

/**
 * The transaction with the signature of one of its signers put in its place.
 *
 * @throws KitError `transaction/invalid` when the address is no signer of it.
 * @example insertSignature(bytes, account.address, signature)
 */
export function insertSignature(bytes: Uint8Array, address: string, signature: Uint8Array): Uint8Array {
  const index = decodeTransaction(bytes).signers.indexOf(address)
  const start = decodeCompactLength(bytes, 0)?.end
  if (index === -1 || start === undefined)
    throw new KitError('transaction/invalid', { shortMessage: 'The account is no signer of the transaction.' })
  const signed = Uint8Array.from(bytes)
  signed.set(signature, start + 64 * index)
  return signed
}
