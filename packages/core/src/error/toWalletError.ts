import { createWalletError } from './createWalletError.js'
import { type ErrorLayer, errorLayers } from './errorLayers.js'
import { isKitError } from './isKitError.js'
import { isRejection } from './isRejection.js'
import type { KitError } from './KitError.js'

/** Error codes that {@link toWalletError} assigns. */
export type WalletErrorCode = keyof typeof sentences

/** Assigns a code to errors of wallets. A rule with neither codes nor phrase matches every error. */
export type WalletErrorRule = {
  readonly code: WalletErrorCode
  /** Defaults to the standard message of the code. */
  readonly shortMessage?: string
  /** Matches the code of the error, or of one that it wraps. */
  readonly codes?: readonly (number | string)[]
  /** Matches the message of the error, or of one that it wraps, instead of the codes. */
  readonly phrase?: RegExp
  /** Messages to which the rule doesn't apply. */
  readonly unless?: RegExp
}

const sentences = {
  'adapter/unsupported': 'The wallet does not support this operation.',
  'connection/rejected': 'The request was rejected in the wallet.',
  'connection/pending': 'The wallet already has a pending request. Open the wallet to answer it.',
  'wallet/unauthorized': 'The wallet has not authorized this account or method.',
  'wallet/unsupportedMethod': 'The wallet does not support this method.',
  'wallet/disconnected': 'The wallet is disconnected or unreachable.',
  'wallet/failed': 'The wallet returned an error.',
  'transaction/expired': 'The transaction has expired and can no longer be sent. Try again.',
  'transaction/insufficientFunds': 'Insufficient funds for the transaction.',
  'transaction/invalid': 'The wallet refused the transaction as invalid.',
  'transaction/maybeSent': 'The transaction may have been sent.',
  'transaction/reverted': 'The contract reverted.',
} as const

/** Rules for all chains. The first match applies. */
const sharedRules: readonly WalletErrorRule[] = [
  // Comes first: an error that says this must never count as unsent.
  { code: 'transaction/maybeSent', phrase: /may have been sent/ },
  {
    code: 'transaction/insufficientFunds',
    phrase: /insufficient (funds|balance|lamports)|not enough (funds|balance)/i,
  },
  { code: 'connection/pending', codes: [-32002] },
  { code: 'wallet/unauthorized', codes: [4100] },
  { code: 'wallet/unsupportedMethod', codes: [4200, -32601] },
  { code: 'wallet/disconnected', codes: [4900] },
  {
    code: 'wallet/disconnected',
    codes: [4901],
    shortMessage: 'The wallet is not connected to this network.',
  },
  { code: 'wallet/failed' },
]

/**
 * Converts any error of a wallet to a typed error, or to `wallet/failed` if no rule applies. `connection/rejected`: the user rejected the
 * request. `connection/pending`: the wallet already shows a request (-32002). `transaction/maybeSent`: the wallet itself doesn't know.
 * Others are `wallet/unauthorized` (4100), `wallet/unsupportedMethod` (4200, -32601), `wallet/disconnected` (4900, 4901),
 * `transaction/insufficientFunds`, and the codes of `rules`. `details` contains the method and the wallet's cleaned message, and `cause`
 * the original error. Returns kit errors unchanged.
 *
 * @param rules Rules for one chain. They apply after rejections and before the rules for all chains.
 * @example toWalletError({ code: 4001 }, 'personal_sign').code // 'connection/rejected'
 * @example toWalletError(error, 'sign', [{ code: 'transaction/expired', phrase: /blockhash not found/i }])
 */
export function toWalletError(error: unknown, method: string, rules: readonly WalletErrorRule[] = []): KitError {
  if (isKitError(error)) return error
  const layers = errorLayers(error)
  const { code, shortMessage = sentences[code] } = isRejection(error)
    ? ({ code: 'connection/rejected' } as WalletErrorRule)
    : ([...rules, ...sharedRules].find((rule) => layers.some((layer) => holds(rule, layer))) as WalletErrorRule)
  return createWalletError(error, method, [code, shortMessage])
}

function holds({ codes, phrase, unless }: WalletErrorRule, { code, message }: ErrorLayer): boolean {
  if (unless?.test(message)) return false
  if (!codes && !phrase) return true
  return (code !== undefined && codes?.includes(code)) || phrase?.test(message) === true
}
