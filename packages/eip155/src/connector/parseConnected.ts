import { readField } from '@kit/adapter'
import type { Account, AnsweredCapabilities } from '@kit/core/adapter'
import { parseEvmAccounts } from './parseEvmAccounts.js'

/** What a wallet may answer to capabilities, in characters of JSON for an account: a signed message and more. */
const mostCharacters = 100_000

/**
 * Accounts, and what the wallet answered to capabilities for each, from an answer to `wallet_connect` (ERC-7846). Accounts as
 * `parseEvmAccounts` has them; an answer that is no plain data, or very long, is left out.
 *
 * @example parseConnected({ accounts: [{ address, capabilities: { signInWithEthereum: { message, signature } } }] }).answered
 */
export function parseConnected(value: unknown): {
  readonly accounts: readonly Account[] | undefined
  readonly answered?: AnsweredCapabilities
} {
  const list = readField(value, 'accounts')
  if (!Array.isArray(list)) return { accounts: undefined }
  const entries = list.slice(0, 1000).map((each) => ({
    accounts: parseEvmAccounts([readField(each, 'address')]),
    said: copyPlain(readField(each, 'capabilities')),
  }))
  const accounts = parseEvmAccounts(entries.map((entry) => entry.accounts?.[0]?.address))
  const answered = entries.flatMap(({ accounts: [account] = [], said }) =>
    account && said ? [[account.address, said] as const] : [],
  )
  return { accounts, ...(answered.length > 0 && { answered: Object.fromEntries(answered) }) }
}

function copyPlain(value: unknown): AnsweredCapabilities[string] | undefined {
  try {
    const text = JSON.stringify(value)
    const copy: unknown = text.length > mostCharacters ? undefined : JSON.parse(text)
    return typeof copy === 'object' && copy !== null && !Array.isArray(copy) ? { ...copy } : undefined
  } catch {
    return undefined
  }
}
