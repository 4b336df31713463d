import { type ErrorLayer, errorLayers } from './errorLayers.js'

/**
 * Whether an error says that the visitor declined, in any of the shapes that wallets of all chains have for it: 4001 (EIP-1193), 5000 to
 * 5003 (the pairing protocol), `ACTION_REJECTED` (ethers), a closed window, each of them wrapped at will, or only the words. A contract
 * that reverts with such words is not a rejection. If an error carries a failure code, only texts that name the user count.
 *
 * @example isRejection(new Error('MetaMask Tx Signature: User denied transaction signature.')) // true
 */
export function isRejection(error: unknown): boolean {
  const layers = errorLayers(error)
  if (layers.some(({ code, name }) => rejectionCodes.has(code) || rejectionName.test(name))) return true
  const phrases = layers.some(({ code }) => failureCodes.has(code)) ? userPhrases : [...userPhrases, ...barePhrases]
  return layers.some((layer) => declines(layer, phrases)) && !layers.some(reverts)
}

const rejectionCodes: ReadonlySet<unknown> = new Set([4001, 5000, 5001, 5002, 5003, 'ACTION_REJECTED'])

/** A failure in the middle of something (EIP-1474), or a lost connection (EIP-1193). These prove nothing. */
export const failureCodes: ReadonlySet<unknown> = new Set([-32000, -32603, 4900, 4901])

const rejectionName = /^Wallet(WindowClosed|UserRejected\w*)Error$/

/** Texts that say who declined. */
const userPhrases: readonly RegExp[] = [
  // Not what happened to their account.
  /\b(user|owner)\b(?!'s|\s+account).{0,20}\b(reject|den(y|ied)|declin|cancel|disapprov|refus|clos)/i,
  /\b(reject|deni|declin|cancel|refus|clos)\w*\b.{0,20}\bby\b.{0,8}\b(user|owner)\b/i,
  // What the owner told the wallet to say to this page.
  /is not allowed to interact with this extension/i,
]

/** Texts that say only that something ended. A node rejects, and a connection closes, in the same words. */
const barePhrases: readonly RegExp[] = [
  /^(error: )?(the )?((request|transaction|signature|signing|connection|approval) )?((was|has been) )?(rejected|cancell?ed|denied|declined)( by (the )?wallet)?\.?$/i,
  /^(the )?((request|approval|plugin|popup|window|modal) )?((was|has been) )?closed\.?$/i,
]

function declines({ message }: ErrorLayer, phrases: readonly RegExp[]): boolean {
  return phrases.some((phrase) => phrase.test(message.trim()))
}

/** Words of a revert, or the selector of `Error(string)` in its data. */
function reverts({ code, message }: ErrorLayer): boolean {
  return code === 3 || /\brevert(ed)?\b|^0x08c379a0/i.test(message)
}
