import { getHistory, type HistoryItem } from '@kit/api'
import { formatUnits, namespaceOf } from '@kit/core/plugin'
import type { Payment } from '../PayState.js'
import { findOnChain } from './findOnChain.js'
import type { PayContext } from './PayContext.js'

/** How a payment names itself in what the kit notes of its transaction. */
export const toReference = (paymentId: string): string => `pay:${paymentId}`

/**
 * Looks for the transaction of a payment whose wallet was asked and did not answer this page: in what the kit noted, and, where somebody looks or
 * waits, by what the account sent, on the chain, and in its history where there is a service. An account may pay the same amount to the same
 * recipient more than once, from other browsers too: what was surely sent after the wallet was asked counts, where it is nothing else that is
 * known here, and the only such one. Undefined where there is none so far, or where it can't be told apart.
 */
export async function findSentPayment(
  {
    context,
    isWanted,
    options,
    payments,
  }: Pick<PayContext, 'context' | 'options' | 'payments'> & { readonly isWanted: boolean },
  payment: Payment,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { api } = options
  const { amount, mark, method, networkId, paymentId, recipient, token } = payment
  if (method?.kind !== 'wallet') return undefined
  const adapter = context.kit.adapters.get(namespaceOf(networkId))
  const isSame = (a: string, b: string) => a === b || adapter?.isSameAddress(a, b) === true
  const journal = context.kit.journal.getState().entries.filter((entry) => entry.networkId === networkId)

  const noted = journal.find(
    ({ note, status }) => note?.reference === toReference(paymentId) && (status === 'pending' || status === 'success'),
  )
  if (noted !== undefined) return noted.hash

  const others = payments.list().filter((other) => other.paymentId !== paymentId)
  // Of two that wait for the same, either may have been paid.
  const hasRival = others.some(
    (other) =>
      other.status === 'pending' &&
      other.hash === undefined &&
      other.method?.kind === 'wallet' &&
      isSame(other.method.address, method.address) &&
      other.networkId === networkId &&
      other.amount === amount &&
      isSame(other.recipient, recipient) &&
      isSame(other.token.address ?? '', token.address ?? ''),
  )
  if (!isWanted || mark === undefined || hasRival) return undefined
  const known = new Set([...journal.map(({ hash }) => hash), ...hashesOf(others)])
  const sent = { to: recipient, amount, ...(token.address !== undefined && { token: token.address }) }
  const mined = await findOnChain({ context }, { networkId, address: method.address, mark, sent, known }, signal).catch(
    (error) => {
      // A node that keeps nothing of long ago leaves it to the service.
      if (api === undefined) throw error
      return []
    },
  )
  if (mined.length > 0 || api === undefined) return mined.length === 1 ? mined[0] : undefined
  const quantity = formatUnits(amount, token.decimals)
  const isLater = ({ minedAtMs, nonce }: HistoryItem) =>
    mark.nonce === undefined
      ? minedAtMs > mark.timeMs
      : minedAtMs >= mark.timeMs && nonce !== undefined && nonce >= mark.nonce
  const { items } = await getHistory(api, { address: method.address, networkId, isFresh: true }, signal)
  const [found, second] = items.filter(
    (item) =>
      item.status !== 'failed' &&
      item.hash !== '' &&
      !known.has(item.hash) &&
      isLater(item) &&
      isSame(item.sentTo, recipient) &&
      item.transfers.some(
        (moved) => moved.direction === 'out' && moved.symbol === token.symbol && isQuantity(moved.quantity, quantity),
      ),
  )
  return second === undefined ? found?.hash : undefined
}

/** The transactions of payments, and of what was swapped for them. */
export const hashesOf = (payments: readonly Payment[]): readonly string[] =>
  payments.flatMap(({ conversion, hash }) => [hash ?? [], conversion?.hash ?? []].flat())

/** Whether two decimal texts are one number: services write zeros at the end. */
function isQuantity(a: string, b: string): boolean {
  const plain = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)
  return plain(a) === plain(b)
}
