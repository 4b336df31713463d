import type { Account } from '@kit/core/adapter'
import { parseAddress } from '../address/Address.js'
import { toChecksumAddress } from '../address/ChecksumAddress.js'

/**
 * Accounts from what a wallet answers to `eth_accounts` or sends with `accountsChanged`: each address once, in the case of its
 * checksum (EIP-55), in the wallet's order, the selected one first. No more than the first 1000 entries are looked at, each of them
 * once. Undefined when it is no list, or a list with nothing but rubbish in it: that is no news of a disconnect. Never throws.
 *
 * @example parseEvmAccounts(['0xf39F…2266'])?.[0]?.address
 */
export function parseEvmAccounts(value: unknown): readonly Account[] | undefined {
  const entries = copyList(value)
  if (entries === undefined) return undefined
  const byAddress = new Map<string, Account>()
  for (const text of entries) {
    const given = parseAddress(text)
    const key = given?.toLowerCase()
    if (!given || !key || byAddress.has(key)) continue
    byAddress.set(key, { namespace: 'eip155', address: toChecksumAddress(given), type: 'eoa' })
  }
  return byAddress.size === 0 && entries.length > 0 ? undefined : [...byAddress.values()]
}

const maxAccounts = 1000

/** A list may be a trap: its entries, or its very kind, may throw when they are looked at. */
function copyList(value: unknown): readonly unknown[] | undefined {
  try {
    return Array.isArray(value)
      ? Array.from({ length: Math.min(value.length, maxAccounts) }, (_, at) => value[at])
      : undefined
  } catch {
    return undefined
  }
}
