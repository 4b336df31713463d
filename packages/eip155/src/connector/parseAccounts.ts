import type { Account } from '@kit/core'
import { parseAddress } from '../address/parseAddress.js'

/**
 * Accounts from what a wallet answers to `eth_accounts` or sends with `accountsChanged`: each address once, in the wallet's order,
 * the selected one first. Undefined when it is no list, or a list with nothing but rubbish in it: that is no news of a disconnect.
 *
 * @example parseAccounts(['0xf39F…2266'])?.[0]?.address
 */
export function parseAccounts(value: unknown): readonly Account[] | undefined {
  if (!Array.isArray(value)) return undefined
  const byAddress = new Map<string, Account>()
  for (const text of value.slice(0, maxAccounts)) {
    const address = parseAddress(text)
    const key = address?.toLowerCase()
    if (address && key && !byAddress.has(key)) byAddress.set(key, { namespace: 'eip155', address, type: 'eoa' })
  }
  return byAddress.size === 0 && value.length > 0 ? undefined : [...byAddress.values()]
}

const maxAccounts = 1000
