import { getHistory, type HistoryItem } from '@kit/api'
import { formatUnits, namespaceOf } from '@kit/core/plugin'
import type { Payment } from '../PayState.js'
import { findOnChain, readSender } from './findOnChain.js'
import type { PayContext } from './PayContext.js'

/** Reference of a payment in the kit's transaction notes. */
export const toReference = (paymentId: string): string => `pay:${paymentId}`

/**
 * Searches for the transaction of a payment whose request got no response on this page. It checks the kit's own notes first. If the result
 * is still needed, it searches the chain, or a service's history if the chain can't be searched. An account may pay the same amount to the
 * same recipient more than once, also from other browsers. So a match counts only if the account certainly sent it after the request. It
 * must also have no other known purpose, and be unique. Returns undefined if there is none so far, or the match is ambiguous.
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
  // If two payments wait for the same transfer, it could be either of them.
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
      // A pruned node leaves old transactions to the service.
      if (api === undefined) throw error
      return undefined
    },
  )
  // A search of the chain is complete, whatever a service reports.
  if (mined !== undefined || api === undefined) return mined?.length === 1 ? mined[0] : undefined
  const quantity = formatUnits(amount, token.decimals)
  const isLater = ({ minedAtMs, nonce }: HistoryItem) =>
    mark.nonce === undefined
      ? minedAtMs > mark.timeMs
      : minedAtMs >= mark.timeMs && nonce !== undefined && nonce >= mark.nonce
  const { items } = await getHistory(api, { address: method.address, networkId, bypassCache: true }, signal)
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
  if (found === undefined || second !== undefined) return undefined
  // Anyone can create a token with this symbol, and move it out of the account.
  const sender = await readSender({ context }, networkId, found.hash, signal)
  return sender !== undefined && isSame(sender, method.address) ? found.hash : undefined
}

/** Hashes of payments and of their swaps. */
export const hashesOf = (payments: readonly Payment[]): readonly string[] =>
  payments.flatMap(({ conversion, hash }) => [hash ?? [], conversion?.hash ?? []].flat())

/** Whether two decimal strings are the same number: services may add trailing zeros. */
function isQuantity(a: string, b: string): boolean {
  const plain = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)
  return plain(a) === plain(b)
}
