import { type Account, cleanText } from '@kit/core'
import { parseAddress } from '../address/parseAddress.js'

const maxAccounts = 1000

/**
 * Accounts from what a wallet discloses: those of Solana, each address once, in the wallet's order, the selected one first.
 * Undefined when it is no list, or a list with nothing but rubbish in it: that is no news of a disconnect.
 *
 * @example parseAccounts(wallet.accounts)?.[0]?.address
 */
export function parseAccounts(value: unknown): readonly Account[] | undefined {
  if (!Array.isArray(value)) return undefined
  const found = new Map<string, Account>()
  let isOther = false
  for (const item of value.slice(0, maxAccounts)) {
    try {
      const { address, chains, label } = item as { readonly [name: string]: unknown }
      const isSolana = (chain: unknown) => typeof chain === 'string' && chain.startsWith('solana:')
      // A wallet of several chains lists the accounts of all of them.
      if (Array.isArray(chains) && chains.length > 0 && !chains.some(isSolana)) isOther = true
      else if (typeof address === 'string' && !found.has(address) && parseAddress(address)) {
        const shown = cleanText(label)
        found.set(address, { namespace: 'solana', address, type: 'eoa', ...(shown && { label: shown }) })
      }
    } catch {
      // A getter that throws is an account that is not there.
    }
  }
  return found.size === 0 && value.length > 0 && !isOther ? undefined : [...found.values()]
}
