import type { Adapter } from '@kit/core/adapter'
import type { UnansweredRequest } from '@kit/core/plugin'
import { listSendWarnings } from '../recipient/listSendWarnings.js'
import type { SendState } from '../SendState.js'
import { validateTransfer } from '../validateTransfer.js'
import { findMaybeSent } from './findMaybeSent.js'

/** Derives validation, warnings and status from a form. `own`: the user's own addresses. `sends`: requests without a response. */
export function deriveForm(
  state: SendState,
  adapter: Pick<Adapter, 'isSameAddress'> | undefined,
  own: readonly string[],
  sends: readonly UnansweredRequest[],
): SendState {
  const validation = validateTransfer(state)
  const maybeSent = adapter && findMaybeSent(state, adapter, sends)
  const found = adapter === undefined ? [] : listSendWarnings(state, { recent: state.recent, own }, adapter)
  const warnings = maybeSent ? (['maybeSent', ...found] as const) : found
  return { ...state, maybeSent, validation, warnings, status: statusOf({ ...state, validation }) }
}

function statusOf({ error, plan, status, validation }: SendState): SendState['status'] {
  if (status === 'requesting' || status === 'sent') return status
  if (error !== undefined || plan.status === 'error') return 'failed'
  if (plan.status === 'pending') return 'planning'
  return validation === 'review' ? 'ready' : 'idle'
}

/** Returns the key of a form's plan: a different key needs a new plan. Undefined if the form is too incomplete to simulate. */
export function planKey(state: SendState): string | undefined {
  const { amount, isMax, origin, recipient, status, terms, token } = state
  const isComplete = ['review', 'insufficientBalance', 'invalidAddress'].includes(validateTransfer(state))
  if (!isComplete || origin === undefined || recipient.status !== 'ready' || token === undefined) return undefined
  if (status === 'requesting' || status === 'sent') return undefined
  const what = isMax ? 'max' : amount
  return JSON.stringify([origin, token.networkId, token.address, token.decimals, recipient.address, what, terms])
}

/** Returns the key of a form that is blocked by its balance: a different key reads the balance again. Undefined if it isn't blocked. */
export function blockedFormKey({ amount, origin, status, to, token, validation }: SendState): string | undefined {
  const isRefused = validation === 'insufficientBalance' && status !== 'requesting' && status !== 'sent'
  return isRefused ? JSON.stringify([origin, token?.address, amount, to]) : undefined
}
