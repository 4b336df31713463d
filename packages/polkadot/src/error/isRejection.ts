import { errorLayers } from '@kit/core'

/**
 * Whether an error says that the visitor declined, in any of the shapes that wallets have for it: a bare "Cancelled" or
 * "Rejected", the words with the person named, a page that the owner told the wallet to refuse, 4001, or 5000 to 5002 of a
 * pairing.
 *
 * @example isRejection(new Error('Cancelled')) // true
 */
export function isRejection(error: unknown): boolean {
  return errorLayers(error).some(({ code, message }) => rejectionCodes.has(Number(code)) || phrase.test(message.trim()))
}

const rejectionCodes: ReadonlySet<number> = new Set([4001, 5000, 5001, 5002])

const phrase =
  /^(error: )?(the )?((request|transaction|signature|signing|connection|approval|popup|window) )?((was|has been) )?(rejected|cancell?ed|denied|declined|closed)( by (the )?(user|owner|wallet))?\.?$|\b(user|owner)\b.{0,20}\b(reject|den(y|ied)|declin|cancel|refus|clos)|\b(rejected|denied|declined|cancell?ed) by (the )?(user|owner)\b|is not allowed to interact with this extension/i
