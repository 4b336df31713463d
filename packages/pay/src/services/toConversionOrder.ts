import { isKitError, type Token } from '@kit/core/plugin'
import type { ConversionOrder } from '../ConversionProvider.js'
import type { Payer, Payment, PayToken } from '../PayState.js'
import type { PayContext } from './PayContext.js'
import { simulatePayment } from './simulatePayment.js'

/** Returns the order that lets the payer hold the amount of a payment and its fee. */
export async function toConversionOrder(
  shared: PayContext,
  payment: Payment,
  payer: Payer,
  from: PayToken,
): Promise<ConversionOrder> {
  const { amount, networkId, token: to } = payment
  const isCrossing = from.networkId !== networkId
  const { address } = payer.account
  const query = { networkId: from.networkId, address, ...(from.address !== undefined && { token: from.address }) }
  // The listed balance may be stale, so it blocks nothing.
  const [fee, has] = await Promise.all([
    feeOf(shared, payment, payer, isCrossing),
    shared.context.kit.getBalance({ ...query, namespace: payer.namespace }).then(
      ({ value }) => value,
      () => from.amount,
    ),
  ])
  const isFeeOf = (token: Token) => token.networkId === networkId && token.address === undefined
  // The fee must remain: it arrives with the swap, or is kept back. It may rise while funds are in transit.
  const held = isFeeOf(from) ? has - fee : has
  const brought = isFeeOf(to) ? amount + (isCrossing ? fee * 2n : fee) : amount
  return { from, to, amount: brought, address, held: held > 0n ? held : 0n, signal: shared.end }
}

/** Returns the fee of the transfer, if the chain can simulate it. */
async function feeOf(
  { context, end, store }: PayContext,
  payment: Payment,
  payer: Payer,
  isCrossing: boolean,
): Promise<bigint> {
  const { plan } = store.getState()
  if (plan.status === 'success') return plan.data.fee
  const tried = (amount: bigint) => simulatePayment(context.kit, { ...payment, amount }, payer, end)
  const least = await tried(1n).catch(() => undefined)
  if (least !== undefined) return least.fee
  // An account without any balance gets the fee of an empty transfer. For a token, no fee arrives with it.
  const nothing = await tried(0n).catch((error) => {
    if (isCrossing && payment.token.address !== undefined && isKitError(error, 'pay/insufficientFunds')) throw error
    return undefined
  })
  return nothing?.fee ?? 0n
}
