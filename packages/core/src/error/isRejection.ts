import { type ErrorLayer, errorLayers } from './errorLayers.js'

/**
 * Returns whether an error means that the user rejected the request, in any form that wallets use. These are code 4001 (EIP-1193), 5000 to
 * 5003 (pairing protocol), 5750 (EIP-5792), `ACTION_REJECTED` (ethers), and a closed window, wrapped or not. Some wallets send only a
 * message. A contract revert with such a message isn't a rejection. If the error carries a failure code, only messages that mention the
 * user count.
 *
 * @example isRejection(new Error('MetaMask Tx Signature: User denied transaction signature.')) // true
 */
export function isRejection(error: unknown): boolean {
  const layers = errorLayers(error)
  if (layers.some(({ code, name }) => rejectionCodes.has(code) || rejectionName.test(name))) return true
  const phrases = layers.some(({ code }) => failureCodes.has(code)) ? userPhrases : [...userPhrases, ...barePhrases]
  return layers.some((layer) => declines(layer, phrases)) && !layers.some(reverts)
}

const rejectionCodes: ReadonlySet<unknown> = new Set([4001, 5000, 5001, 5002, 5003, 5750, 'ACTION_REJECTED'])

/** Codes of failures in the middle of a request (EIP-1474) or lost connections (EIP-1193). They don't prove that nothing was sent. */
export const failureCodes: ReadonlySet<unknown> = new Set([-32000, -32603, 4900, 4901])

const rejectionName = /^Wallet(WindowClosed|UserRejected\w*)Error$/

/** Messages that say that the user rejected the request. */
const userPhrases: readonly RegExp[] = [
  // Excludes messages about the user's account.
  /\b(user|owner)\b(?!'s|\s+account).{0,20}\b(reject|den(y|ied)|declin|cancel|disapprov|refus|clos)/i,
  /\b(reject|deni|declin|cancel|refus|clos)\w*\b.{0,20}\bby\b.{0,8}\b(user|owner)\b/i,
  // The user has blocked this page in the wallet.
  /is not allowed to interact with this extension/i,
]

/** Messages that only say that something was rejected or closed. Nodes and connections use the same words. */
const barePhrases: readonly RegExp[] = [
  /^(error: )?(the )?((request|transaction|signature|signing|connection|approval) )?((was|has been) )?(rejected|cancell?ed|denied|declined)( by (the )?wallet)?\.?$/i,
  /^(the )?((request|approval|plugin|popup|window|modal) )?((was|has been) )?closed\.?$/i,
]

function declines({ message }: ErrorLayer, phrases: readonly RegExp[]): boolean {
  return phrases.some((phrase) => phrase.test(message.trim()))
}

/** Returns whether the message mentions a revert, or the data starts with the selector of `Error(string)`. */
function reverts({ code, message }: ErrorLayer): boolean {
  return code === 3 || /\brevert(ed)?\b|^0x08c379a0/i.test(message)
}
