import type { Account } from '@kit/core'
import { isKitError, KitError } from '@kit/core/plugin'
import type { SiwxErrorCodes } from './SiwxErrorCodes.js'

const texts: { readonly [Code in keyof SiwxErrorCodes]: string } = {
  'siwx/invalidField': 'Invalid field in the sign-in message.',
  'siwx/notEnabled': 'SIWX is not enabled',
  'siwx/noAddress': 'No ActiveCaipAddress found',
  'siwx/noNetwork': 'No ActiveCaipNetwork or client found',
  'siwx/declined': 'Signature declined',
  'siwx/initFailed': 'A problem occurred while trying initialize authentication',
  'siwx/invalid': 'Invalid sign-in.',
  'siwx/unknown': "Couldn't verify the sign-in. Try again.",
  'siwx/exclusive': 'Options cannot set both siweConfig and siwx',
}

/** Creates a sign-in error with the message of its code. */
export const siwxError = (code: keyof SiwxErrorCodes, details?: string, cause?: unknown): KitError =>
  new KitError(code, {
    shortMessage: texts[code],
    ...(details !== undefined && { details }),
    ...(cause !== undefined && { cause }),
  })

/** Creates the error for an account or network that changed during sign-in. */
export const changedError = (): KitError =>
  new KitError('connection/aborted', {
    shortMessage: 'The account or network changed during sign-in.',
  })

/** Converts an error to one shown after a failed sign-in: a rejection becomes `siwx/declined`, other kit errors keep their code. */
export function toSignInError(error: unknown, account?: Pick<Account, 'type'>): KitError {
  if (isKitError(error, 'connection/rejected')) return siwxError('siwx/declined', undefined, error)
  const known = isKitError(error) ? error : siwxError('siwx/unknown', undefined, error)
  if (account?.type !== 'smartAccount' || !isUnproven(known)) return known
  const shortMessage = 'This application might not support Smart Accounts'
  return new KitError(known.code, { shortMessage, details: known.message, cause: error })
}

const isUnproven = (error: KitError): boolean => isKitError(error, 'siwx/invalid') || isKitError(error, 'siwx/unknown')
