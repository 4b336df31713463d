import { isRejection } from '@kit/adapter'
import { cleanText, errorLayers, isKitError, KitError, type KitErrorCode } from '@kit/core/adapter'

// Reasons with which a relay closes a socket (rule errors-3).
const refusals: readonly (readonly [phrase: string, code: KitErrorCode, shortMessage: string])[] = [
  ['origin not allowed', 'pairing/originNotAllowed', 'The relay does not allow the origin of this page.'],
  [
    'not yet valid',
    'pairing/clockWrong',
    'The relay refused the time of this device. Check its clock, then try again.',
  ],
  ['invalid key', 'pairing/invalidProjectId', 'The relay does not know the project id.'],
]

/**
 * Returns a `KitError` for what went wrong while pairing. Codes: `connection/rejected`, `pairing/expired`,
 * `pairing/relayUnreachable`, `pairing/originNotAllowed`, `pairing/clockWrong`, `pairing/invalidProjectId`,
 * `pairing/relayRefused`, `pairing/notSupported`, `pairing/failed`; `network/offline` where the page can reach nothing.
 */
export function toPairingError(error: unknown, isOnline = true): KitError {
  const known = readPairingError(error)
  if (isOnline || !['pairing/relayUnreachable', 'pairing/failed'].includes(known.code)) return known
  return offlineError(error)
}

/** The error when the page is offline. */
export const offlineError = (cause?: unknown): KitError =>
  new KitError('network/offline', { shortMessage: 'This page is offline.', cause })

function readPairingError(error: unknown): KitError {
  if (isKitError(error)) return error
  const { code, message } = errorLayers(error)[0] ?? {}
  const text = cleanText(message, 300)
  const init = { cause: error, ...(text && { details: text }) }
  // Before the rest: some wallets say it with the code of a refusal.
  if (isUnsupported(code) || sharesNothing.test(text)) {
    return new KitError('pairing/notSupported', {
      shortMessage: 'Unsupported chain: the wallet shares no network with this app.',
      ...init,
    })
  }
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
  return new KitError('pairing/failed', { shortMessage: 'Pairing with the wallet failed.', ...init })
}

// Codes of the pairing protocol for chains, methods, events, accounts and namespaces that the wallet does not have.
const isUnsupported = (code: unknown): boolean => typeof code === 'number' && code >= 5100 && code <= 5104

const thing = '(chain|network|namespace|account)s?'
const sharesNothing = new RegExp(
  [
    `(unsupported|not support(ed)?|n[o’']t support|no (matching|shared|common|supported|such)) (\\S+ ){0,3}${thing}\\b`,
    `\\b${thing}\\b.{0,40}(unsupported|not (be )?supported|n[o’']t (be )?supported|not recogni[sz]ed)`,
    'non conforming namespaces',
    '^no matching key$',
  ].join('|'),
  'i',
)

/** Nobody said which relay is to be used. */
export const relayNotConfigured = (): KitError =>
  new KitError('pairing/relayNotConfigured', {
    shortMessage: 'Pairing needs a relay. Pass relayUrl to walletConnect().',
  })
