import { type Account, cleanText } from '@kit/core/adapter'
import { parseSolanaAddress } from '../address/parseSolanaAddress.js'

const maxAccounts = 1000

/**
 * Accounts from what a wallet answers to a connect or reports as a change: those of Solana, each address once, in the
 * wallet's order, the selected one first. Undefined when there is no list, or a list with nothing but rubbish in it: that is
 * no news of a disconnect.
 *
 * @example parseSolanaAccounts({ accounts: wallet.accounts })?.[0]?.address
 */
export function parseSolanaAccounts(answer: unknown): readonly Account[] | undefined {
  const found = new Map<string, Account>()
  let isRubbish = false
  const add = (item: unknown) => {
    try {
      const { address, chains, label } = item as { readonly [name: string]: unknown }
      // A wallet of several chains lists the accounts of all of them.
      if (Array.isArray(chains) && chains[0] && !chains.some((chain) => `${chain}`.startsWith('solana:'))) return
      if (!parseSolanaAddress(address)) isRubbish = true
      else if (!found.has(address as string)) {
        const shown = cleanText(label)
        const account = { namespace: 'solana', address: address as string, type: 'eoa' }
        found.set(account.address, { ...account, ...(shown && { label: shown }) })
      }
    } catch {
      isRubbish = true
    }
  }
  try {
    const { accounts } = answer as { readonly accounts?: unknown }
    if (!Array.isArray(accounts)) return undefined
    accounts.slice(0, maxAccounts).forEach(add)
  } catch {
    return undefined
  }
  return found.size === 0 && isRubbish ? undefined : [...found.values()]
}
