import type { Adapter } from '@kit/core/adapter'
import type { UnansweredSend } from '@kit/core/plugin'
import { listWarnings } from '../receiver/listWarnings.js'
import type { SendState } from '../SendState.js'
import { validate } from '../validate.js'
import { findMaybeSent } from './findMaybeSent.js'

/** What follows from a form: its validation, warnings and status. `own`: addresses of the visitor. `sends`: requests without an answer. */
export function deriveForm(
  state: SendState,
  adapter: Pick<Adapter, 'isSameAddress'> | undefined,
  own: readonly string[],
  sends: readonly UnansweredSend[],
): SendState {
  const validation = validate(state)
  const maybeSent = adapter && findMaybeSent(state, adapter, sends)
  const found = adapter === undefined ? [] : listWarnings(state, { recent: state.recent, own }, adapter)
  const warnings = maybeSent ? (['mayBeSent', ...found] as const) : found
  return { ...state, maybeSent, validation, warnings, status: statusOf({ ...state, validation }) }
}

function statusOf({ error, plan, status, validation }: SendState): SendState['status'] {
  if (status === 'asking' || status === 'sent') return status
  if (error !== undefined || plan.status === 'error') return 'failed'
  if (plan.status === 'pending') return 'planning'
  return validation === 'review' ? 'ready' : 'idle'
}

/** What a plan is for: another form needs another one. Undefined while the form says too little to try it. */
export function planKey(state: SendState): string | undefined {
  const { amount, isMax, origin, receiver, status, terms, token } = state
  const isComplete = ['review', 'insufficientBalance', 'invalidAddress'].includes(validate(state))
  if (!isComplete || origin === undefined || receiver.status !== 'ready' || token === undefined) return undefined
  if (status === 'asking' || status === 'sent') return undefined
  const what = isMax ? 'max' : amount
  return JSON.stringify([origin, token.networkId, token.address, receiver.address, what, terms])
}
