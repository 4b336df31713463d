import { readField } from '@kit/adapter'
import type { Account, CapabilitiesResponse } from '@kit/core/adapter'
import { parseEvmAccounts } from './parseEvmAccounts.js'

/** Limit of a wallet's capabilities response per account, in characters of JSON: more than a signed message needs. */
const maxCharacters = 100_000

/**
 * Parses a response to `wallet_connect` (ERC-7846) into accounts, and the capabilities response for each. Accounts are parsed by
 * `parseEvmAccounts`. Capability responses that aren't plain data, or are very long, are skipped.
 *
 * @example parseConnected({ accounts: [{ address, capabilities: { signInWithEthereum: { message, signature } } }] }).capabilitiesResponse
 */
export function parseConnected(value: unknown): {
  readonly accounts: readonly Account[] | undefined
  readonly capabilitiesResponse?: CapabilitiesResponse
} {
  const list = readField(value, 'accounts')
  if (!Array.isArray(list)) return { accounts: undefined }
  const entries = list.slice(0, 1000).map((each) => ({
    accounts: parseEvmAccounts([readField(each, 'address')]),
    capabilities: copyPlain(readField(each, 'capabilities')),
  }))
  const accounts = parseEvmAccounts(entries.map((entry) => entry.accounts?.[0]?.address))
  const answered = entries.flatMap(({ accounts: [account] = [], capabilities }) =>
    account && capabilities ? [[account.address, capabilities] as const] : [],
  )
  return { accounts, ...(answered.length > 0 && { capabilitiesResponse: Object.fromEntries(answered) }) }
}

function copyPlain(value: unknown): CapabilitiesResponse[string] | undefined {
  try {
    const text = JSON.stringify(value)
    const copy: unknown = text.length > maxCharacters ? undefined : JSON.parse(text)
    return typeof copy === 'object' && copy !== null && !Array.isArray(copy) ? { ...copy } : undefined
  } catch {
    return undefined
  }
}
