import { type ErrorLayer, errorLayers } from './errorLayers.js'

/**
 * Whether an error says that the visitor declined, in any of the shapes that wallets of all chains have for it: 4001 (EIP-1193), 5000 to
 * 5003 (the pairing protocol), `ACTION_REJECTED` (ethers), a closed window, each of them wrapped at will, or only the words. A contract
 * that reverts with such words is no rejection.
 *
 * @example isRejection(new Error('MetaMask Tx Signature: User denied transaction signature.')) // true
 */
export function isRejection(error: unknown): boolean {
  const layers = errorLayers(error)
  if (layers.some(({ code, name }) => rejectionCodes.has(code) || rejectionName.test(name))) return true
  return layers.some(declines) && !layers.some(reverts)
}

const rejectionCodes: ReadonlySet<unknown> = new Set([4001, 5000, 5001, 5002, 5003, 'ACTION_REJECTED'])

const rejectionName = /^Wallet(WindowClosed|UserRejected\w*)Error$/

const rejectionPhrases: readonly RegExp[] = [
  // Not what happened to their account.
  /\b(user|owner)\b(?!'s|\s+account).{0,20}\b(reject|den(y|ied)|declin|cancel|disapprov|refus|clos)/i,
  /\b(reject|deni|declin|cancel|refus|clos)\w*\b.{0,20}\bby\b.{0,8}\b(user|owner)\b/i,
  /^(error: )?(the )?((request|transaction|signature|signing|connection|approval) )?((was|has been) )?(rejected|cancell?ed|denied|declined)( by (the )?wallet)?\.?$/i,
  /^(the )?((request|approval|plugin|popup|window|modal) )?((was|has been) )?closed\.?$/i,
  // What the owner told the wallet to say to this page.
  /is not allowed to interact with this extension/i,
]

function declines({ message }: ErrorLayer): boolean {
  return rejectionPhrases.some((phrase) => phrase.test(message.trim()))
}

/** Words of a revert, or the selector of `Error(string)` in its data. */
function reverts({ code, message }: ErrorLayer): boolean {
  return code === 3 || /\brevert(ed)?\b|^0x08c379a0/i.test(message)
}
