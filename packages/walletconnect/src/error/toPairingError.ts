import { cleanText, isKitError, KitError } from '@kit/core'
import { isRejection } from './isRejection.js'

// Reasons with which a relay closes a socket (specification, section 8).
const refusals: readonly (readonly [string, string, string])[] = [
  ['origin not allowed', 'pairing/originNotAllowed', 'The relay does not allow the origin of this page.'],
  [
    'not yet valid',
    'pairing/clockWrong',
    'The relay refused the time of this device. Check its clock, then try again.',
  ],
  ['invalid key', 'pairing/invalidProjectId', 'The relay does not know the project id.'],
]

/**
 * Makes a `KitError` of what went wrong while pairing. Codes: `connection/rejected`, `pairing/expired`,
 * `pairing/relayUnreachable`, `pairing/originNotAllowed`, `pairing/clockWrong`, `pairing/invalidProjectId`,
 * `pairing/relayRefused`, `pairing/notSupported`, `pairing/failed`.
 */
export function toPairingError(error: unknown): KitError {
  if (isKitError(error)) return error
  const { code, message } = (typeof error === 'object' && error !== null ? error : {}) as {
    readonly code?: unknown
    readonly message?: unknown
  }
  const text = cleanText(message ?? error, 300)
  const init = { cause: error, ...(text && { details: text }) }
  if (isRejection(error)) {
    return new KitError('connection/rejected', { shortMessage: 'The connection was declined in the wallet.', ...init })
  }
  if (/expired/i.test(text)) {
    return new KitError('pairing/expired', { shortMessage: 'The pairing link expired.', ...init })
  }
  for (const [phrase, refusal, shortMessage] of refusals) {
    if (text.includes(phrase)) return new KitError(refusal, { shortMessage, ...init })
  }
  if (/code: 3000|unauthorized|forbidden/i.test(text)) {
    return new KitError('pairing/relayRefused', { shortMessage: 'The relay refused the connection.', ...init })
  }
  if (/socket|publish|internet connection|connection (interrupted|refused)|subscrib/i.test(text)) {
    return new KitError('pairing/relayUnreachable', { shortMessage: 'The pairing relay can’t be reached.', ...init })
  }
  if (typeof code === 'number' && code >= 5100 && code <= 5104) {
    return new KitError('pairing/notSupported', { shortMessage: 'The wallet supports none of the networks.', ...init })
  }
  return new KitError('pairing/failed', { shortMessage: 'Pairing with the wallet failed.', ...init })
}
