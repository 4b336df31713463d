import type { Account } from '@kit/core'
import { isKitError, KitError } from '@kit/core/plugin'
import type { SiwxErrorCodes } from './SiwxErrorCodes.js'

const texts: { readonly [Code in keyof SiwxErrorCodes]: string } = {
  'siwx/invalidField': 'A field of the sign-in message is not valid.',
  'siwx/notEnabled': 'SIWX is not enabled',
  'siwx/noAddress': 'No ActiveCaipAddress found',
  'siwx/noNetwork': 'No ActiveCaipNetwork or client found',
  'siwx/declined': 'Signature declined',
  'siwx/initFailed': 'A problem occurred while trying initialize authentication',
  'siwx/invalid': 'The sign-in does not hold.',
  'siwx/unknown': 'The sign-in could not be checked. Try again.',
  'siwx/exclusive': 'Options cannot set both siweConfig and siwx',
}

/** Makes an error of signing in, with the words that belong to its code. */
export const siwxError = (code: keyof SiwxErrorCodes, details?: string, cause?: unknown): KitError =>
  new KitError(code, {
    shortMessage: texts[code],
    ...(details !== undefined && { details }),
    ...(cause !== undefined && { cause }),
  })

/** The account or its network is another one now. */
export const changedError = (): KitError =>
  new KitError('connection/aborted', {
    shortMessage: 'The account or its network changed while it was asked to sign in.',
  })

/** What the visitor is told of a failed sign-in: a refusal is `siwx/declined`, an error of the kit keeps its code. */
export function toSignInError(error: unknown, account?: Pick<Account, 'type'>): KitError {
  if (isKitError(error, 'connection/rejected')) return siwxError('siwx/declined', undefined, error)
  const known = isKitError(error) ? error : siwxError('siwx/unknown', undefined, error)
  if (account?.type !== 'smartAccount' || !isUnproven(known)) return known
  const shortMessage = 'This application might not support Smart Accounts'
  return new KitError(known.code, { shortMessage, details: known.message, cause: error })
}

const isUnproven = (error: KitError): boolean => isKitError(error, 'siwx/invalid') || isKitError(error, 'siwx/unknown')
