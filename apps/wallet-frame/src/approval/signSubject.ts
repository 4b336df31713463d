import type { Hex, TransactionSerializable, TypedDataDefinition } from 'viem'
import type { CallsSubject, MessageSubject, TransactionFields, TypedDataSubject } from './Review.js'
import type { Signer } from './Signer.js'

/** Signs what was shown: the bytes of a message, the values of typed data. Nothing else goes in. */
export function signSubject(subject: MessageSubject | TypedDataSubject, signer: Signer): Promise<Hex> {
  if (subject.kind === 'message') return signer.signMessage({ message: { raw: subject.bytes } })
  return signer.signTypedData(subject.data as TypedDataDefinition)
}

/**
 * Signs the calls of a plain account as they were shown, each with the fields of its transaction.
 *
 * @returns the bytes that are broadcast, in the order of the calls
 */
export async function signCalls({ calls, transactions = [] }: CallsSubject, signer: Signer): Promise<readonly Hex[]> {
  if (calls.length !== transactions.length || signer.signTransaction === undefined)
    throw new TypeError('Each call of a plain account has a transaction')
  const signed: Hex[] = []
  for (const [at, { call }] of calls.entries()) {
    const { to, value, data } = call
    const fields = transactions[at] as TransactionFields
    const type = 'gasPrice' in fields ? 'legacy' : 'eip1559'
    const transaction = { type, ...fields, ...(to && { to }), value, data } as TransactionSerializable
    signed.push(await signer.signTransaction(transaction))
  }
  return signed
}
