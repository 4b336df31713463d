import type { Hex, TransactionSerializable, TypedDataDefinition } from 'viem'
import type { CallsSubject, MessageSubject, TypedDataSubject } from './Review.js'
import type { Signer } from './Signer.js'

/**
 * Signs what was shown: the bytes of a message, the values of typed data, the one call of a plain account with the fields of its
 * transaction. Nothing else goes in.
 *
 * @returns the signature; of a transaction, the bytes that are broadcast
 */
export function signSubject(subject: MessageSubject | TypedDataSubject | CallsSubject, signer: Signer): Promise<Hex> {
  if (subject.kind === 'message') return signer.signMessage({ message: { raw: subject.bytes } })
  if (subject.kind === 'typedData') return signer.signTypedData(subject.data as TypedDataDefinition)
  const [review, ...more] = subject.calls
  const { transaction } = subject
  if (review === undefined || more.length > 0 || transaction === undefined || signer.signTransaction === undefined)
    throw new TypeError('A transaction of a plain account has one call')
  const { to, value, data } = review.call
  return signer.signTransaction({
    type: 'gasPrice' in transaction ? 'legacy' : 'eip1559',
    ...transaction,
    ...(to && { to }),
    value,
    data,
  } as TransactionSerializable)
}
