import { isKitError, type Token } from '@kit/core/plugin'
import type { ConversionOrder } from '../ConversionProvider.js'
import type { Payer, Payment, PayToken } from '../PayState.js'
import type { PayContext } from './PayContext.js'
import { tryPayment } from './tryPayment.js'

/** What is to be swapped of a token, so that the payer holds the amount of a payment and its fee. */
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
  // What the list says may be old: it refuses nothing.
  const [fee, has] = await Promise.all([
    feeOf(shared, payment, payer, isCrossing),
    shared.context.kit.getBalance({ ...query, namespace: payer.namespace }).then(
      ({ value }) => value,
      () => from.amount,
    ),
  ])
  const isFeeOf = (token: Token) => token.networkId === networkId && token.address === undefined
  // The fee has to be there afterwards: it comes with the swap, or stays behind. It may rise while something crosses.
  const held = isFeeOf(from) ? has - fee : has
  const brought = isFeeOf(to) ? amount + (isCrossing ? fee * 2n : fee) : amount
  return { from, to, amount: brought, address, held: held > 0n ? held : 0n, signal: shared.end }
}

/** What the transfer takes beside the amount, where it is tried at all. */
async function feeOf(
  { context, end, store }: PayContext,
  payment: Payment,
  payer: Payer,
  isCrossing: boolean,
): Promise<bigint> {
  const { plan } = store.getState()
  if (plan.status === 'success') return plan.data.fee
  const tried = (amount: bigint) => tryPayment(context.kit, { ...payment, amount }, payer, end)
  const least = await tried(1n).catch(() => undefined)
  if (least !== undefined) return least.fee
  // Who holds nothing at all is told what a transfer of nothing takes. Of a token, it is nothing that crosses with it.
  const nothing = await tried(0n).catch((error) => {
    if (isCrossing && payment.token.address !== undefined && isKitError(error, 'pay/insufficientFunds')) throw error
    return undefined
  })
  return nothing?.fee ?? 0n
}
