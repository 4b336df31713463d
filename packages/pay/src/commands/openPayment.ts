import { namespaceOf, parseUnits, type Token } from '@kit/core/plugin'
import { payError } from '../PayErrorCodes.js'
import type { PayOpenOptions } from '../PayOptions.js'
import { type ParsedPayRequest, type PayRequest, parsePayRequest } from '../PayRequest.js'
import { isFinal, isOpenConversion, type Payment, type PayResult } from '../PayState.js'
import { isGeneratedId, newPayment, randomId } from '../services/createPaymentStorage.js'
import type { PayServices } from '../services/createPayServices.js'
import { toResult } from '../services/createPendingResults.js'

/** Opens a payment. Invalid requests are rejected before anything is shown. */
export const openPayment =
  (services: PayServices) =>
  async (request: PayRequest, { signal }: PayOpenOptions = {}): Promise<PayResult> => {
    const { cancel, modal, payments, show, store, wait } = services
    const requested = parsePayRequest(request)
    const terms = await readTerms(services, requested)
    signal?.throwIfAborted()
    const shown = store.getState().payment
    const paymentId =
      requested.paymentId ?? findUnnamed(services, terms, requested.item) ?? randomId(services.context.ports)
    const kept = payments.read(paymentId) ?? (shown?.paymentId === paymentId ? shown : undefined)
    if (kept !== undefined && !isOfTerms(services, kept, terms))
      throw payError('pay/idReused', 'The payment ID is already used by another payment.', { details: paymentId })
    if (kept?.status === 'success') return toResult(kept) as PayResult
    if (shown !== undefined && shown.paymentId !== paymentId) {
      if (shown.claim !== undefined && payments.read(shown.paymentId)?.claim?.startsWith(services.pageId))
        throw payError('pay/inProgress', 'Another payment is waiting for approval in the wallet.', {
          details: shown.paymentId,
        })
      if (shown.status === 'ready')
        cancel(shown.paymentId, payError('pay/cancelled', 'Replaced by another payment before anything was paid.'))
    }
    const payment =
      kept === undefined
        ? newPayment(paymentId, { ...terms, item: requested.item })
        : isFinal(kept)
          ? again(services, kept)
          : kept
    if (store.getState().payment !== payment) show(payment)
    const answer = wait(paymentId)
    modal.open(payment.status === 'ready' ? 'Pay' : 'PayLoading')
    const leave = () => {
      if (payments.read(paymentId)?.status === 'ready' || payments.read(paymentId) === undefined)
        cancel(paymentId, signal?.reason)
    }
    signal?.addEventListener('abort', leave, { once: true })
    return answer.finally(() => signal?.removeEventListener('abort', leave))
  }

type Terms = Pick<Payment, 'networkId' | 'token' | 'amount' | 'recipient'>

/** Validates the request against the chain. */
async function readTerms({ context, end, options }: PayServices, requested: ParsedPayRequest): Promise<Terms> {
  const { amount: text, asset, networkId, recipient } = requested
  const adapter = context.kit.adapters.get(namespaceOf(networkId))
  const network = adapter?.networks.find(({ id }) => id === networkId)
  if (adapter === undefined || network === undefined)
    throw payError('pay/unsupportedNetwork', 'The network is not configured in this app.', { details: networkId })
  if (adapter.transfer === undefined && !options.exchanges?.length)
    throw payError('pay/unavailable', "Payments aren't supported on this network.", { details: networkId })
  if (!adapter.isAddress(recipient, networkId))
    throw payError('pay/invalidRecipient', 'The recipient is not a valid address on this network.', {
      details: recipient,
    })
  const { name, symbol, decimals } = network.nativeCurrency
  const native: Token = { networkId, address: undefined, name, symbol, decimals, iconUrl: undefined }
  let token: Token = native
  if (asset !== undefined) {
    const { getToken } = (await adapter.loadCapabilities?.()) ?? {}
    const read = getToken?.({ network, token: asset, signal: end })
    if (read === undefined)
      throw payError('pay/unsupportedAsset', "Tokens aren't supported on this network.", { details: asset })
    token = await read.catch((cause: unknown) => {
      throw payError('pay/unsupportedAsset', "Couldn't load the asset.", { details: asset, cause })
    })
  }
  try {
    return { networkId, token, amount: parseUnits(text, token.decimals), recipient }
  } catch (cause) {
    throw payError('pay/invalidAmount', 'The amount has more decimals than the asset.', { details: text, cause })
  }
}

/** Older payments are no longer tracked. */
const maxAgeMs = 86_400_000

/**
 * Without an ID, a second press or a request after a reload continues the payment that is in progress. The same price for another item is
 * another payment.
 */
function findUnnamed(services: PayServices, terms: Terms, item: string | undefined): string | undefined {
  const { context, payments, store } = services
  const { payment: shown } = store.getState()
  const isSame = (kept: Payment) => !isFinal(kept) && kept.item === item && isOfTerms(services, kept, terms)
  if (shown !== undefined && isSame(shown)) return shown.paymentId
  const isInProgress = ({ conversion, startedAtMs, status }: Payment) =>
    status === 'ready'
      ? conversion !== undefined && isOpenConversion(conversion)
      : Math.abs(context.ports.clock.now() - startedAtMs) < maxAgeMs
  return payments.list().find((kept) => isGeneratedId(kept.paymentId) && isInProgress(kept) && isSame(kept))?.paymentId
}

function isOfTerms({ context }: PayServices, kept: Payment, terms: Terms): boolean {
  const adapter = context.kit.adapters.get(namespaceOf(kept.networkId))
  const isSame = (a: string, b: string) => a === b || adapter?.isSameAddress(a, b) === true
  return (
    kept.networkId === terms.networkId &&
    kept.amount === terms.amount &&
    isSame(kept.recipient, terms.recipient) &&
    isSame(kept.token.address ?? '', terms.token.address ?? '')
  )
}

/** A failed payment moved no funds, so it can be paid again. */
function again({ payments }: PayServices, { paymentId }: Payment): Payment {
  return payments.update(
    paymentId,
    (now) =>
      now && { ...now, status: 'ready', method: undefined, hash: undefined, claim: undefined, conversion: undefined },
  ) as Payment
}
