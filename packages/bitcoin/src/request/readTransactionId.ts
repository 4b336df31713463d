import { KitError } from '@kit/core'

/**
 * The id of a transaction in a wallet's answer: bare, or as `txid`, `txId` or `hash`.
 *
 * @throws KitError `wallet/invalidAnswer` when there is none.
 */
export function readTransactionId(answer: unknown): string {
  const { txid, txId, hash } = (typeof answer === 'object' && answer !== null ? answer : {}) as {
    readonly [name: string]: unknown
  }
  const id = txid ?? txId ?? hash ?? answer
  if (typeof id === 'string' && /^[\da-f]{64}$/i.test(id)) return id.toLowerCase()
  throw new KitError('wallet/invalidAnswer', { shortMessage: 'The wallet answered with no transaction id.' })
}
