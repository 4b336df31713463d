import type { Account } from '@kit/core/adapter'
import { parseAddress } from '../address/Address.js'
import { toChecksumAddress } from '../address/ChecksumAddress.js'

/**
 * Parses the accounts of `eth_accounts` or `accountsChanged`: each address once, in checksum case (EIP-55), in the wallet's order with the
 * selected one first. Reads only the first 1,000 entries, each once. Returns undefined without a list, or for a list with only invalid
 * entries, which doesn't mean a disconnect. Never throws.
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

/** A hostile list may throw when its entries, or even its type, are read. */
function copyList(value: unknown): readonly unknown[] | undefined {
  try {
    return Array.isArray(value)
      ? Array.from({ length: Math.min(value.length, maxAccounts) }, (_, at) => value[at])
      : undefined
  } catch {
    return undefined
  }
}
