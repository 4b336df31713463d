import type { AccountPosition, CaipNetworkId, TransactionQuery } from '@kit/core/plugin'
import { namespaceOf } from '@kit/core/plugin'
import type { PayContext } from './PayContext.js'

/** A requested transaction, and the state of the account before. */
export type RequestedTransaction = {
  readonly networkId: CaipNetworkId
  readonly address: string
  readonly mark: AccountPosition
  readonly sent: TransactionQuery
  /** Transactions with another known purpose. */
  readonly known: ReadonlySet<string>
}

/** Finds transactions of the account since the mark that match exactly. Empty if the chain can't search. Rejects with `rpc/*`. */
export async function findOnChain(
  { context: { kit } }: Pick<PayContext, 'context'>,
  { known, networkId, ...requested }: RequestedTransaction,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const adapter = kit.adapters.get(namespaceOf(networkId))
  const network = adapter?.networks.find(({ id }) => id === networkId)
  const { findTransactions } = (await adapter?.loadCapabilities?.()) ?? {}
  if (network === undefined || findTransactions === undefined) return []
  return (await findTransactions({ ...requested, network, signal })).filter((hash) => !known.has(hash))
}
