import { isRejection } from '@kit/adapter'
import { cleanText, errorLayers, isKitError, KitError, type KitErrorCode } from '@kit/core/adapter'

type Cause = readonly [phrase: RegExp, code: KitErrorCode, shortMessage: string]

/** Causes by the message of the client or the relay (rule errors-3). The first match applies. */
const causes: readonly Cause[] = [
  [/expired/i, 'pairing/expired', 'The pairing link has expired.'],
  [/origin not allowed/, 'pairing/originNotAllowed', "The relay does not allow this page's origin."],
  [
    /not yet valid/,
    'pairing/clockWrong',
    "The relay rejected the request because the device's clock is wrong. Correct it and try again.",
  ],
  [/invalid key/, 'pairing/invalidProjectId', 'Unknown project ID.'],
  [/code: 3000|unauthorized|forbidden/i, 'pairing/relayRefused', 'The relay refused the connection.'],
  [
    /socket|publish|internet connection|connection (interrupted|refused)|subscrib/i,
    'pairing/relayUnreachable',
    "Couldn't reach the relay.",
  ],
]
const unknownCause: Cause = [/(?:)/, 'pairing/failed', 'Pairing with the wallet failed.']

/**
 * Converts a pairing failure to a `KitError`. Codes: `connection/rejected`, `pairing/expired`, `pairing/relayUnreachable`,
 * `pairing/originNotAllowed`, `pairing/clockWrong`, `pairing/invalidProjectId`, `pairing/relayRefused`, `pairing/notSupported`,
 * `pairing/failed`; `network/offline` when the page is offline.
 */
export function toPairingError(error: unknown, isOnline = true): KitError {
  const known = readPairingError(error)
  if (isOnline || !['pairing/relayUnreachable', 'pairing/failed'].includes(known.code)) return known
  return offlineError(error)
}

/** Creates the error for an offline page. */
export const offlineError = (cause?: unknown): KitError =>
  new KitError('network/offline', { shortMessage: 'This page is offline.', cause })

function readPairingError(error: unknown): KitError {
  if (isKitError(error)) return error
  const { code, message } = errorLayers(error)[0] ?? {}
  const text = cleanText(message, 300)
  const make = (kind: KitErrorCode, shortMessage: string) =>
    new KitError(kind, { shortMessage, cause: error, ...(text && { details: text }) })
  // Checked first, because some wallets use the rejection code for it.
  if (isUnsupported(code) || sharesNothing.test(text))
    return make('pairing/notSupported', 'Unsupported chain: the wallet shares no network with this app.')
  if (isRejection(error)) return make('connection/rejected', 'The connection was rejected in the wallet.')
  const [, kind, shortMessage] = causes.find(([phrase]) => phrase.test(text)) ?? unknownCause
  return make(kind, shortMessage)
}

// Pairing protocol codes for unsupported chains, methods, events, accounts and namespaces.
const isUnsupported = (code: unknown): boolean => typeof code === 'number' && code >= 5100 && code <= 5104

const subject = '(chain|network|namespace|account)s?'
const sharesNothing = new RegExp(
  [
    `(unsupported|not support(ed)?|n[o\u2019']t support|no (matching|shared|common|supported|such)) (\\S+ ){0,3}${subject}\\b`,
    `\\b${subject}\\b.{0,40}(unsupported|not (be )?supported|n[o\u2019']t (be )?supported|not recogni[sz]ed)`,
    'non conforming namespaces',
    '^no matching key$',
  ].join('|'),
  'i',
)

/** Creates the error for a missing relay URL. */
export const relayNotConfigured = (): KitError =>
  new KitError('pairing/relayNotConfigured', {
    shortMessage: 'No relay is configured. Pass `relayUrl` to `walletConnect()`.',
  })

/** Creates the error of an aborted pairing. */
export const abortedError = (signal: AbortSignal): KitError =>
  new KitError('connection/aborted', { shortMessage: 'Pairing was aborted.', cause: signal.reason })
