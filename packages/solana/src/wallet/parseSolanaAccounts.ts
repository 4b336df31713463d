import { type Account, cleanText } from '@kit/core/adapter'
import { parseSolanaAddress } from '../address/parseSolanaAddress.js'

const maxAccounts = 1000

/**
 * Parses the accounts in a wallet's connect response or change event. Keeps only Solana accounts, each address once, in the wallet's order
 * with the selected one first. Returns undefined without a list, or for a list with only invalid entries, which doesn't mean a disconnect.
 *
 * @example parseSolanaAccounts({ accounts: wallet.accounts })?.[0]?.address
 */
export function parseSolanaAccounts(answer: unknown): readonly Account[] | undefined {
  const found = new Map<string, Account>()
  let isInvalid = false
  const add = (item: unknown) => {
    try {
      const { address, chains, label } = item as { readonly [name: string]: unknown }
      // A multi-chain wallet lists the accounts of all its chains.
      if (Array.isArray(chains) && chains[0] && !chains.some((chain) => `${chain}`.startsWith('solana:'))) return
      if (!parseSolanaAddress(address)) isInvalid = true
      else if (!found.has(address as string)) {
        const shown = cleanText(label)
        const account = { namespace: 'solana', address: address as string, type: 'eoa' }
        found.set(account.address, { ...account, ...(shown && { label: shown }) })
      }
    } catch {
      isInvalid = true
    }
  }
  try {
    const { accounts } = answer as { readonly accounts?: unknown }
    if (!Array.isArray(accounts)) return undefined
    accounts.slice(0, maxAccounts).forEach(add)
  } catch {
    return undefined
  }
  return found.size === 0 && isInvalid ? undefined : [...found.values()]
}
