import { isKitError, type Network, parseUnits, type Token } from '@kit/core/plugin'
import type { SendState, SendValidation, SendWarning } from './SendState.js'

/** The typed amount in base units; undefined for what is none, or has more digits than the token. */
export function typedUnits({ amount, token }: Pick<SendState, 'amount' | 'token'>): bigint | undefined {
  try {
    return token && parseUnits(amount, token.decimals)
  } catch {
    return undefined
  }
}

/** Whether the trial failed for lack of funds. */
export const isShort = (plan: SendState['plan']): boolean =>
  plan.status === 'error' && isKitError(plan.error, 'transfer/insufficientFunds')

/** What the form lacks, in the order in which it is asked for. The trial on the chain counts for more than a balance that was read before. */
export function validateTransfer(state: SendState): SendValidation {
  const { amount, balance, plan, receiver, to, token } = state
  if (token === undefined) return 'selectToken'
  const units = typedUnits(state)
  if (/^[0.]*$/.test(amount) && (units === undefined || units === 0n) && amount !== '.') return 'enterAmount'
  if (units === undefined) return 'incorrectValue'
  // A balance that could not be read again says nothing about now.
  const held = balance.status === 'success' || balance.status === 'pending' ? balance.data?.value : undefined
  if (plan.status !== 'success' && held !== undefined && units > held) return 'insufficientBalance'
  if (to === '') return 'enterAddress'
  if (receiver.status === 'invalid') return 'invalidAddress'
  if (receiver.status !== 'ready') return 'resolving'
  if (isShort(plan)) return 'insufficientBalance'
  if (plan.status === 'error' && isKitError(plan.error, 'transfer/invalidReceiver')) return 'invalidAddress'
  return 'review'
}

/** Warnings of what may be lost for good. */
const severe: readonly SendWarning[] = [
  'mayBeSent',
  'tokenContract',
  'contractReceiver',
  'endsAccount',
  'lookAlike',
  'nameChanged',
]

/** Whether money may be lost: such a warning has to be acknowledged before the wallet is asked. */
export const isSevereSendWarning = (warning: SendWarning): boolean => severe.includes(warning)

/** The own currency of a network, as a token. */
export const nativeToken = ({ id, nativeCurrency: { name, symbol, decimals } }: Network): Token => ({
  networkId: id,
  address: undefined,
  name,
  symbol,
  decimals,
  iconUrl: undefined,
})
