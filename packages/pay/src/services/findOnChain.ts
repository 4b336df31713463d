import type { CaipNetworkId, SendMark, SentQuery } from '@kit/core/plugin'
import { namespaceOf } from '@kit/core/plugin'
import type { PayContext } from './PayContext.js'

/** What an account was asked to send, and where it stood before. */
export type AskedFor = {
  readonly networkId: CaipNetworkId
  readonly address: string
  readonly mark: SendMark
  readonly sent: SentQuery
  /** Transactions that are something else. */
  readonly known: ReadonlySet<string>
}

/** What the account sent since then that is exactly this, by the chain itself: none where the chain can't tell. Rejects with `rpc/*`. */
export async function findOnChain(
  { context: { kit } }: Pick<PayContext, 'context'>,
  { known, networkId, ...asked }: AskedFor,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const adapter = kit.adapters.get(namespaceOf(networkId))
  const network = adapter?.networks.find(({ id }) => id === networkId)
  const { findSent } = (await adapter?.loadCapabilities?.()) ?? {}
  if (network === undefined || findSent === undefined) return []
  return (await findSent({ ...asked, network, signal })).filter((hash) => !known.has(hash))
}
