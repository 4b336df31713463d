import type { SolanaMessage } from './message/parseMessage.js'
import { readTable } from './program/SolanaAccount.js'
import type { SolanaChain } from './SolanaChain.js'

/** Accounts of a message in order; `undefined` for one of a lookup table that could not be read. */
export type ResolvedAccounts = { readonly all: readonly (string | undefined)[]; readonly writable: readonly string[] }

/** Resolves the accounts of a message, including those of lookup tables. */
export async function resolveAccounts(
  message: SolanaMessage,
  chain: Pick<SolanaChain, 'accounts'>,
  signal: AbortSignal,
): Promise<ResolvedAccounts> {
  const { accounts, lookups } = message
  const tables = lookups.map(({ table }) => table)
  const found = tables.length === 0 ? new Map() : await chain.accounts(tables, signal).catch(() => new Map())
  signal.throwIfAborted()
  const placesOf = (which: 'writable' | 'readonly') =>
    lookups.flatMap((lookup) => {
      const addresses = readTable(found.get(lookup.table))
      return lookup[which].map((index) => addresses?.[index])
    })
  const [writable, readonly] = [placesOf('writable'), placesOf('readonly')]
  const own = accounts.filter((_, index) => message.isWritable(index))
  return {
    all: [...accounts, ...writable, ...readonly],
    writable: [...own, ...writable].filter((each) => each !== undefined),
  }
}
