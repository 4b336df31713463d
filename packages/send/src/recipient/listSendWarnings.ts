import type { Adapter } from '@kit/core/adapter'
import type { RecentRecipient, SendState, SendWarning } from '../SendState.js'

/** Number of characters at either end of an address that people compare. */
const comparedCharacters = 4

/** Whether two different addresses have the same beginning and end, which is all that people compare. */
function isLookAlike(a: string, b: string, adapter: Pick<Adapter, 'isSameAddress'>): boolean {
  const ends = (address: string): string =>
    (address.slice(0, comparedCharacters) + address.slice(-comparedCharacters)).toLowerCase()
  return ends(a) === ends(b) && !adapter.isSameAddress(a, b)
}

/** Returns the warnings to show before sending, most severe first. `own`: the user's own addresses. */
export function listSendWarnings(
  { plan, recipient, token }: Pick<SendState, 'plan' | 'recipient' | 'token'>,
  known: { readonly recent: readonly RecentRecipient[]; readonly own: readonly string[] },
  adapter: Pick<Adapter, 'isSameAddress'>,
): readonly SendWarning[] {
  if (recipient.status !== 'ready') return []
  const { address, name } = recipient
  const isRecipient = (other: string): boolean => adapter.isSameAddress(other, address)
  const before = [...known.recent.map((one) => one.address), ...known.own]
  const lastOfName = name === undefined ? undefined : known.recent.find((one) => one.name === name)
  const warnings: SendWarning[] = []
  if (token?.address !== undefined && isRecipient(token.address)) warnings.push('tokenContract')
  if (before.some((other) => isLookAlike(other, address, adapter))) warnings.push('lookAlike')
  if (lastOfName !== undefined && !isRecipient(lastOfName.address)) warnings.push('nameChanged')
  if (plan.status === 'success') warnings.push(...plan.data.warnings)
  if (!before.some(isRecipient)) warnings.push('firstTime')
  return [...new Set(warnings)]
}
