import type { Kit } from '@kit/core'
import { KitError, type TransferPlan, toKitError } from '@kit/core/plugin'
import type { Payer, Payment } from '../PayState.js'
import { toPayError } from './conversionError.js'

/**
 * Simulates a payment exactly as it would be requested from the wallet. Undefined if the chain can't simulate: then only the balance is
 * checked. Rejects if the payment would fail.
 */
export async function simulatePayment(
  kit: Kit,
  { amount, networkId, recipient, token }: Payment,
  { account, namespace }: Payer,
  signal: AbortSignal,
): Promise<TransferPlan | undefined> {
  const adapter = kit.adapters.get(namespace)
  const network = adapter?.networks.find(({ id }) => id === networkId)
  if (adapter?.transfer === undefined || network === undefined)
    throw new KitError('adapter/unsupported', {
      shortMessage: `The adapter of ${namespace} doesn't support transfers.`,
    })
  const asset = token.address !== undefined && { token: token.address }
  try {
    const { planTransfer } = (await adapter.loadCapabilities?.()) ?? {}
    if (planTransfer !== undefined)
      return await planTransfer({ network, account, to: recipient, amount, ...asset, signal })
    const { value } = await kit.getBalance({ namespace, networkId, address: account.address, ...asset })
    if (value < amount) throw new KitError('transfer/insufficientFunds', { shortMessage: 'Insufficient balance.' })
    return undefined
  } catch (cause) {
    throw toPayError(toKitError(cause, 'adapter/failed', "Couldn't simulate the payment."))
  }
}
