import type { Address, Hex, TransactionSerializable, TypedDataDefinition } from 'viem'
import type { CallsSubject, MessageSubject, ReviewAccount, TransactionFields, TypedDataSubject } from './Review.js'
import type { Signer } from './Signer.js'

/** Signs exactly what was shown: the bytes of a message, or the values of typed data. */
export function signSubject(subject: MessageSubject | TypedDataSubject, signer: Signer): Promise<Hex> {
  if (subject.kind === 'message') return signer.signMessage({ message: { raw: subject.bytes } })
  return signer.signTypedData(subject.data as TypedDataDefinition)
}

/**
 * Signs the calls of an EOA as they were shown, each with the fields of its transaction.
 *
 * @returns the signed transactions, in the order of the calls
 */
export async function signCalls({ calls, transactions = [] }: CallsSubject, signer: Signer): Promise<readonly Hex[]> {
  if (calls.length !== transactions.length || signer.signTransaction === undefined)
    throw new TypeError('Each call of an EOA needs a transaction')
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

/**
 * Signs the single transaction of an EOA that makes all calls as shown, and its delegation if the account has none yet.
 *
 * @returns the signed transaction
 */
export async function signBundle(
  { calls, bundle }: CallsSubject,
  account: ReviewAccount,
  signer: Signer,
): Promise<Hex> {
  if (bundle === undefined || signer.signTransaction === undefined || signer.signAuthorization === undefined)
    throw new TypeError('Calls of an atomic batch need the fields of their transaction')
  const { encodeHybridCalls } = await import('../smart/encodeHybridCalls.js')
  const { delegation, ...fields } = bundle
  const data = encodeHybridCalls(
    calls.map(({ call: { to, value, data } }) => {
      if (to === undefined) throw new TypeError('Each call of a batch needs a recipient')
      return { to, value, data }
    }),
  )
  const transaction = { ...fields, to: account.address as Address, value: 0n, data }
  if (delegation === undefined) {
    const type = 'gasPrice' in fields ? 'legacy' : 'eip1559'
    return signer.signTransaction({ type, ...transaction } as TransactionSerializable)
  }
  const authorization = await signer.signAuthorization(delegation)
  return signer.signTransaction({
    type: 'eip7702',
    ...transaction,
    authorizationList: [authorization],
  } as TransactionSerializable)
}
