import { isKitError, parseUnits } from '@kit/core/plugin'
import type { SendState, SendValidation } from './SendState.js'

/** The typed amount in base units; undefined for what is none, or has more digits than the token. */
export function unitsOf({ amount, token }: Pick<SendState, 'amount' | 'token'>): bigint | undefined {
  try {
    return token && parseUnits(amount, token.decimals)
  } catch {
    return undefined
  }
}

/** What the form lacks, in the order in which it is asked for. */
export function validate(state: SendState): SendValidation {
  const { amount, balance, plan, receiver, to, token } = state
  if (token === undefined) return 'selectToken'
  const units = unitsOf(state)
  if (/^[0.]*$/.test(amount) && (units === undefined || units === 0n) && amount !== '.') return 'enterAmount'
  if (units === undefined) return 'incorrectValue'
  const held = balance.status === 'idle' ? undefined : balance.data?.value
  if (held !== undefined && units > held) return 'insufficientBalance'
  if (to === '') return 'enterAddress'
  if (receiver.status === 'invalid') return 'invalidAddress'
  if (receiver.status !== 'ready') return 'resolving'
  if (plan.status === 'error' && isKitError(plan.error, 'transfer/insufficientFunds')) return 'insufficientBalance'
  if (plan.status === 'error' && isKitError(plan.error, 'transfer/invalidReceiver')) return 'invalidAddress'
  return 'review'
}
