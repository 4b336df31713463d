import type { Adapter } from '@kit/core/adapter'
import type { UnansweredRequest } from '@kit/core/plugin'
import type { MaybeSent, SendState } from '../SendState.js'

/** Finds a request without a response that sends the same token to the same recipient. Keeps the result of `check`. */
export function findMaybeSent(
  { maybeSent, origin, recipient, token }: SendState,
  adapter: Pick<Adapter, 'isSameAddress'>,
  sends: readonly UnansweredRequest[],
): MaybeSent | undefined {
  if (origin === undefined || recipient.status !== 'ready' || token === undefined) return undefined
  const isSame = (a: string | undefined, b: string | undefined) =>
    a === b || (a !== undefined && b !== undefined && adapter.isSameAddress(a, b))
  for (const { id, address, isSettled, networkId, note } of sends) {
    const moved = note?.transfers.find(({ direction }) => direction === 'out')
    if (isSettled || networkId !== origin.networkId || note?.kind !== 'send' || moved === undefined) continue
    if (!isSame(address, origin.address) || !isSame(note.to, recipient.address)) continue
    if (isSame(moved.token.address, token.address))
      return { id, amount: moved.amount, check: maybeSent?.id === id ? maybeSent.check : 'idle' }
  }
  return undefined
}
