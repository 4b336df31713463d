import { type ErrorLayer, errorLayers } from '@kit/core'

const rejectionCodes: ReadonlySet<unknown> = new Set([4001, 5000, 5001, 5002, 'ACTION_REJECTED'])

const rejectionPhrase =
  /\b(user|owner)\b.{0,20}\b(reject|den(y|ied)|declin|cancel|disapprov|refus|clos)|\b(reject|deni|declin|cancel|refus|clos)\w*\b.{0,20}\bby\b.{0,8}\b(user|owner)\b|^(the )?((request|transaction|signature|connection|approval|popup|window) )?(was |has been )?(rejected|cancell?ed|denied|declined|closed)\.?$/i

/** What JSON-RPC servers also say with the code that WBIP has for a refusal. */
const otherPhrase =
  /insufficient|not enough|invalid|fail|unknown|internal|unsupported|not supported|too (low|small|large|long)/i

/**
 * Whether an error says that the visitor declined, in any of the shapes that wallets have for it: 4001, 5000 to 5002,
 * `ACTION_REJECTED`, -32000 (WBIP) without another reason, either of them wrapped, a closed window, or only the words.
 *
 * @example isRejection({ code: -32000, message: 'User rejected request to get accounts' }) // true
 */
export function isRejection(error: unknown): boolean {
  const declines = ({ code, message }: ErrorLayer) =>
    rejectionCodes.has(code) || rejectionPhrase.test(message.trim()) || (code === -32000 && !otherPhrase.test(message))
  return errorLayers(error).some(declines)
}
