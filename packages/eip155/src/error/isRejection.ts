import { errorLayers } from '@kit/core'
import { revertReason } from './revertReason.js'

/**
 * Whether an error says that the visitor declined, in any of the shapes that wallets have for it: 4001 (EIP-1193), 5000 to 5002
 * (CAIP-25, pairing), `ACTION_REJECTED` (ethers), either of them wrapped, or only the words. A contract that reverts with such
 * words is no rejection.
 *
 * @example isRejection(new Error('MetaMask Tx Signature: User denied transaction signature.')) // true
 */
export function isRejection(error: unknown): boolean {
  const layers = errorLayers(error)
  if (layers.some(({ code }) => code !== undefined && rejectionCodes.has(code))) return true
  return layers.some(({ message }) => rejectionPhrase.test(message)) && revertReason(error) === undefined
}

const rejectionCodes: ReadonlySet<number | string> = new Set([4001, 5000, 5001, 5002, 'ACTION_REJECTED'])

const rejectionPhrase =
  /\buser\b.{0,20}\b(reject|den(y|ied)|declin|cancel|disapprov|refus|clos)|\b(reject|deni|declin|cancel|refus|clos)\w*\b.{0,20}\bby\b.{0,8}\buser\b|^(the )?((request|transaction|signature|connection) )?(was |has been )?(rejected|cancell?ed|denied|declined)\.?$/i
