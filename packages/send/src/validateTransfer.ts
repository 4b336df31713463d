import { isKitError, type Network, parseUnits, type Token } from '@kit/core/plugin'
import type { SendState, SendValidation, SendWarning } from './SendState.js'

/** Returns the typed amount in base units. Undefined if it's invalid or has more decimals than the token. */
export function typedUnits({ amount, token }: Pick<SendState, 'amount' | 'token'>): bigint | undefined {
  try {
    return token && parseUnits(amount, token.decimals)
  } catch {
    return undefined
  }
}

/** Whether the simulation failed for lack of funds. */
export const isUnderfunded = (plan: SendState['plan']): boolean =>
  plan.status === 'error' && isKitError(plan.error, 'transfer/insufficientFunds')

/**
 * Returns the first problem of the form, in the order in which the user fills it in. A simulation takes precedence over an older balance.
 */
export function validateTransfer(state: SendState): SendValidation {
  const { amount, balance, plan, recipient, to, token } = state
  if (token === undefined) return 'selectToken'
  const units = typedUnits(state)
  if (/^[0.]*$/.test(amount) && (units === undefined || units === 0n) && amount !== '.') return 'enterAmount'
  if (units === undefined) return 'invalidAmount'
  // A stale balance after a failed refresh says nothing about now.
  const held = balance.status === 'success' || balance.status === 'pending' ? balance.data?.value : undefined
  if (plan.status !== 'success' && held !== undefined && units > held) return 'insufficientBalance'
  if (to === '') return 'enterAddress'
  if (recipient.status === 'invalid') return 'invalidAddress'
  if (recipient.status !== 'ready') return 'resolving'
  if (isUnderfunded(plan)) return 'insufficientBalance'
  if (plan.status === 'error' && isKitError(plan.error, 'transfer/invalidRecipient')) return 'invalidAddress'
  return 'review'
}

/** Warnings about a permanent loss. */
const severe: readonly SendWarning[] = [
  'maybeSent',
  'tokenContract',
  'contractRecipient',
  'closesAccount',
  'lookAlike',
  'nameChanged',
]

/** Whether a warning is about a possible loss of funds. Such a warning must be acknowledged before the request is sent to the wallet. */
export const isSevereSendWarning = (warning: SendWarning): boolean => severe.includes(warning)

/** Returns the native currency of a network as a token. */
export const nativeToken = ({ id, nativeCurrency: { name, symbol, decimals } }: Network): Token => ({
  networkId: id,
  address: undefined,
  name,
  symbol,
  decimals,
  iconUrl: undefined,
})
