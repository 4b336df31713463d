import {
  createWalletError,
  type ErrorLayer,
  errorLayers,
  isKitError,
  isRejection,
  type KitError,
} from '@kit/core/adapter'

/** Codes of the errors that a wallet's answer becomes. */
export type WalletErrorCode = keyof typeof sentences

/** What some errors of wallets mean. A rule with neither codes nor phrase is for every error. */
export type WalletErrorRule = {
  readonly code: WalletErrorCode
  /** Default: the sentence that belongs to the code. */
  readonly shortMessage?: string
  /** Codes of the error or of one that it wraps. */
  readonly codes?: readonly (number | string)[]
  /** Words of the error or of one that it wraps, in place of the codes. */
  readonly phrase?: RegExp
  /** Words with which the rule does not hold. */
  readonly unless?: RegExp
}

const sentences = {
  'connection/rejected': 'The request was rejected in the wallet.',
  'connection/pending': 'The wallet already has a pending request. Open the wallet to answer it.',
  'wallet/unauthorized': 'The wallet has not authorized this account or method.',
  'wallet/unsupportedMethod': 'The wallet does not support this method.',
  'wallet/disconnected': 'The wallet is disconnected or unreachable.',
  'wallet/failed': 'The wallet returned an error.',
  'transaction/expired': 'The transaction has expired and can no longer be sent. Try again.',
  'transaction/insufficientFunds': 'Insufficient funds for the transaction.',
  'transaction/maybeSent': 'The transaction may have been sent.',
  'transaction/reverted': 'The contract reverted.',
} as const

/** Of all chains. The first that holds counts. */
const sharedRules: readonly WalletErrorRule[] = [
  // Whatever else it says of itself: what may have been sent is not taken for unsent.
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
 * Any error of a wallet as a typed one: `connection/rejected` when the visitor declined, `connection/pending` when the wallet already
 * shows a request (-32002), `wallet/unauthorized` (4100), `wallet/unsupportedMethod` (4200, -32601), `wallet/disconnected` (4900, 4901),
 * `transaction/insufficientFunds`, `transaction/maybeSent` where it does not know itself, what `rules` say, else `wallet/failed`. It names the method and quotes the wallet, cleaned; what was
 * thrown is its `cause`. Errors of the kit pass through.
 *
 * @param rules What errors mean on one chain alone. A rejection comes before them, what all chains have in common after them.
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
