import { type ErrorLayer, errorLayers } from '@kit/core'

const rejectionCodes: ReadonlySet<unknown> = new Set([4001, 5000, 5001, 5002, 'ACTION_REJECTED'])

// "Plugin Closed" and "Approval Denied" are what Solana wallets say when their window is closed.
const rejectionPhrase =
  /\b(user|owner)\b.{0,20}\b(reject|den(y|ied)|declin|cancel|disapprov|refus|clos)|\b(reject|deni|declin|cancel|refus|clos)\w*\b.{0,20}\bby\b.{0,8}\b(user|owner)\b|^(the )?((request|transaction|signature|connection|approval|plugin|popup|window) )?(was |has been )?(rejected|cancell?ed|denied|declined|closed)\.?$/i

const rejectionName = /^Wallet(WindowClosed|UserRejected\w*)Error$/

/**
 * Whether an error says that the visitor declined, in any of the shapes that wallets have for it: 4001, 5000 to 5002,
 * `ACTION_REJECTED`, either of them wrapped, a closed window, or only the words.
 *
 * @example isRejection(new Error('User rejected the request.')) // true
 */
export function isRejection(error: unknown): boolean {
  const declines = ({ code, name, message }: ErrorLayer) =>
    rejectionCodes.has(code) || rejectionName.test(name) || rejectionPhrase.test(message.trim())
  return errorLayers(error).some(declines)
}
