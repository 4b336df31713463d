import type { AccountPosition, CaipNetworkId } from '@kit/core/plugin'
import type { Payer } from '../PayState.js'
import type { PayContext } from './PayContext.js'

/**
 * Reads the state of the payer's account on a network before the wallet is prompted. Undefined if the chain doesn't provide it, or what was
 * sent since: nothing is compared then.
 */
export async function readPayerPosition(
  { context: { kit }, end, options }: Pick<PayContext, 'context' | 'end' | 'options'>,
  networkId: CaipNetworkId,
  { account, namespace }: Payer,
): Promise<AccountPosition | undefined> {
  const adapter = kit.adapters.get(namespace)
  const network = adapter?.networks.find(({ id }) => id === networkId)
  if (network === undefined) return undefined
  try {
    const { findTransactions, getAccountPosition } = (await adapter?.loadCapabilities?.()) ?? {}
    if (findTransactions === undefined && options.api === undefined) return undefined
    return await getAccountPosition?.({ network, account, signal: end })
  } catch {
    return undefined
  }
}
