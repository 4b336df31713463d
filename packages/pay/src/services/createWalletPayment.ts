import { type AccountPosition, isUnsent, KitError, type TransferPlan, toKitError } from '@kit/core/plugin'
import { isSeverePayWarning, listPayWarnings } from '../listPayWarnings.js'
import { payError, paymentInProgress } from '../PayErrorCodes.js'
import type { Payer, Payment } from '../PayState.js'
import { claimPayment, mayBePaid } from './claimPayment.js'
import { toPayError } from './conversionError.js'
import { toReference } from './findSentPayment.js'
import type { PayContext } from './PayContext.js'
import { readPayerPosition } from './readPayerPosition.js'
import { simulatePayment } from './simulatePayment.js'

/** Creates the function that requests the open payment from the wallet. */
export function createWalletPayment(
  shared: PayContext,
  deps: {
    changed(): void
    /** Called when the payment was rejected, and is no longer in progress. */
    refused(paymentId: string, error: KitError): void
    follow(paymentId: string): void
  },
): (acknowledged: readonly string[]) => Promise<void> {
  const { context, pageId, payments, store } = shared
  let requested = 0

  return async (acknowledged) => {
    const { payment, payer } = store.getState()
    if (payment === undefined) throw payError('pay/notFound', 'No payment is open. Call `open` first.')
    if (payer === undefined) throw new KitError('connection/notConnected', { shortMessage: 'No wallet is connected.' })
    const { networkId, paymentId, token } = payment
    const { plan, mark } = await prepare(shared, payment, payer, acknowledged)
    const requireSame = () => {
      const { payment: now, payer: by } = store.getState()
      if (now?.paymentId !== paymentId || by?.account.address !== payer.account.address)
        throw payError('pay/changed', 'The account changed before the request reached the wallet. Nothing was paid.')
    }
    requireSame()
    const claim = `${pageId}.${requested++}`
    const before = await claimPayment(shared, payment, { payer, acknowledged, mark, claim }, deps.changed)
    const release = (next: (now: Payment) => Payment) => {
      payments.update(paymentId, (now) => (now?.claim === claim ? next(now) : now))
      deps.changed()
    }
    const about = { networkId, symbol: token.symbol }
    try {
      requireSame()
    } catch (error) {
      release(() => ({ ...before, claim: undefined }))
      throw error
    }
    context.emit({ type: 'pay/requested', ...about, method: 'wallet' })
    try {
      const hash = await sendPayment(shared, payment, payer, plan)
      recordSent(shared, payment, payer, hash)
      deps.changed()
      deps.follow(paymentId)
      context.emit({ type: 'pay/sent', ...about, method: 'wallet' })
    } catch (cause) {
      const error = toKitError(cause, 'wallet/failed', 'The wallet failed to send the payment.')
      const isCertainlyUnsent = isUnsent(error)
      // A payment that may have been sent stays in progress until it is found, or the user acknowledges that it wasn't.
      release((now) => (isCertainlyUnsent ? { ...before, claim: undefined } : { ...now, claim: undefined }))
      const failure = isCertainlyUnsent ? toPayError(error) : unknown(error)
      context.emit({ type: 'pay/rejected', ...about, error: failure })
      if (isCertainlyUnsent) deps.refused(paymentId, failure)
      else deps.follow(paymentId)
      throw failure
    }
  }
}

/** Simulates the payment again, and rejects a payment that is in progress or has unacknowledged severe warnings. */
async function prepare(
  shared: PayContext,
  payment: Payment,
  payer: Payer,
  acknowledged: readonly string[],
): Promise<{ readonly plan: TransferPlan | undefined; readonly mark: AccountPosition | undefined }> {
  const { context, end, pageId, payments, store } = shared
  const { networkId, paymentId } = payment
  const known = payments.read(paymentId)
  if (!mayBePaid(known ?? payment, pageId, ['mayBePaid'])) throw paymentInProgress()
  const [plan, mark] = await Promise.all([
    simulatePayment(context.kit, payment, payer, end),
    readPayerPosition(shared, networkId, payer),
  ])
  if (plan !== undefined)
    store.update((now) =>
      now.payment?.paymentId === paymentId && now.payer?.account.address === payer.account.address
        ? { ...now, plan: { status: 'success', data: plan } }
        : now,
    )
  // A second press or another tab was faster.
  if (payments.read(paymentId)?.attempt !== known?.attempt) throw paymentInProgress()
  const adapter = context.kit.adapters.get(payer.namespace)
  const isSame = (a: string, b: string) => adapter?.isSameAddress(a, b) ?? a === b
  const open = listPayWarnings(payments.read(paymentId) ?? payment, plan, isSame).filter(
    (warning) => isSeverePayWarning(warning) && !acknowledged.includes(warning),
  )
  if (open.length > 0) {
    const message = open.includes('mayBePaid')
      ? 'This may have been paid already. Check the account, then acknowledge `mayBePaid` to pay again.'
      : 'The payment may be lost. Acknowledge the warnings to continue.'
    throw payError('pay/unacknowledged', message, { details: open.join(', ') })
  }
  return { plan, mark }
}

const sendPayment = (
  { context }: PayContext,
  { amount, networkId, paymentId, recipient, token }: Payment,
  payer: Payer,
  plan: TransferPlan | undefined,
): Promise<string> =>
  context.kit.transfer({
    connectionId: payer.connectionId,
    namespace: payer.namespace,
    address: payer.account.address,
    networkId,
    to: recipient,
    amount,
    ...(token.address !== undefined && { token: token.address }),
    ...plan?.terms,
    note: {
      kind: 'send',
      transfers: [{ direction: 'out', amount, token }],
      to: recipient,
      reference: toReference(paymentId),
    },
  })

/** It is paid, regardless of the current claim. */
function recordSent({ context, payments }: PayContext, payment: Payment, payer: Payer, hash: string): void {
  payments.update(payment.paymentId, (now = payment) => {
    const method = now.method ?? { kind: 'wallet', address: payer.account.address, name: payer.wallet.name }
    return now.hash === undefined
      ? { ...now, status: 'submitted', method, hash, claim: undefined, startedAtMs: context.ports.clock.now() }
      : now
  })
}

const unknown = (cause: KitError) =>
  payError('pay/statusUnknown', "The wallet didn't respond. The payment may have been sent.", {
    cause,
    details: cause.code,
  })
