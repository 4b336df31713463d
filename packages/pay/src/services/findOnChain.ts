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

/**
 * Finds transactions of the account since the mark that match exactly. Undefined if the chain can't search. Rejects with `rpc/*`.
 */
export async function findOnChain(
  shared: Pick<PayContext, 'context'>,
  { known, networkId, ...requested }: RequestedTransaction,
  signal: AbortSignal,
): Promise<readonly string[] | undefined> {
  const { findTransactions, network } = await chainOf(shared, networkId)
  if (network === undefined || requested.mark.nonce === undefined) return undefined
  return (await findTransactions?.({ ...requested, network, signal }))?.filter((hash) => !known.has(hash))
}

/** Returns the sender of a transaction as the chain reports it. Undefined if the chain can't tell. Rejects with `rpc/*`. */
export async function readSender(
  shared: Pick<PayContext, 'context'>,
  networkId: CaipNetworkId,
  hash: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { getTransaction, network } = await chainOf(shared, networkId)
  return network && (await getTransaction?.({ network, hash, signal }))?.from
}

async function chainOf({ context: { kit } }: Pick<PayContext, 'context'>, networkId: CaipNetworkId) {
  const adapter = kit.adapters.get(namespaceOf(networkId))
  const network = adapter?.networks.find(({ id }) => id === networkId)
  return { ...(await adapter?.loadCapabilities?.()), network }
}
