import { readField } from '@kit/adapter'
import { KitError } from '@kit/core/adapter'

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
