import { type ApiClient, getHistory } from '@kit/api'
import { formatUnits } from '@kit/core/plugin'
import type { Payment } from '../PayState.js'
import type { PayRoom } from './PayRoom.js'

/** How far the clock of a chain may be behind that of the visitor. */
const skewMs = 60_000

/**
 * Looks for the transaction of a payment whose wallet was asked and did not answer this page: in what the kit noted, and in the history
 * of the account where there is a service. Undefined where there is none so far.
 */
export async function findSent(
  { api, context, payments }: Pick<PayRoom, 'context' | 'payments'> & { readonly api: ApiClient | undefined },
  { amount, method, networkId, paymentId, recipient, startedAtMs, token }: Payment,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (method?.kind !== 'wallet') return undefined
  const { kit } = context
  const adapter = kit.adapters.get(token.networkId.slice(0, token.networkId.indexOf(':')))
  const isSame = (a: string, b: string) => a === b || adapter?.isSameAddress(a, b) === true
  const taken = new Set(payments.list().flatMap((other) => (other.paymentId === paymentId ? [] : (other.hash ?? []))))

  const noted = kit.journal.getState().entries.find(({ address, hash, note, sentAtMs, ...entry }) => {
    const [moved] = note?.transfers ?? []
    return (
      !taken.has(hash) &&
      entry.networkId === networkId &&
      sentAtMs >= startedAtMs &&
      isSame(address, method.address) &&
      isSame(note?.to ?? '', recipient) &&
      moved?.amount === amount &&
      moved.token.address === token.address
    )
  })
  if (noted !== undefined) return noted.hash
  if (api === undefined) return undefined
  const { items } = await getHistory(api, { address: method.address, networkId, isFresh: true }, signal)
  const quantity = formatUnits(amount, token.decimals)
  return items.find(
    ({ hash, minedAtMs, sentTo, status, transfers }) =>
      status !== 'failed' &&
      hash !== '' &&
      !taken.has(hash) &&
      minedAtMs >= startedAtMs - skewMs &&
      isSame(sentTo, recipient) &&
      transfers.some(
        (moved) => moved.direction === 'out' && moved.symbol === token.symbol && isQuantity(moved.quantity, quantity),
      ),
  )?.hash
}

/** Whether two decimal texts are one number: services write zeros at the end. */
function isQuantity(a: string, b: string): boolean {
  const plain = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)
  return plain(a) === plain(b)
}
