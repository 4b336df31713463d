import { namespaceOf, parseUnits, type Token } from '@kit/core/plugin'
import { payError } from './PayErrorCodes.js'
import type { PayOpenOptions } from './PayOpenOptions.js'
import { type ParsedPayRequest, type PayRequest, parsePayRequest } from './PayRequest.js'
import { isOpenConversion, isSettled, type Payment, type PayResult, type PayToken } from './PayState.js'
import type { PaySubmitOptions } from './PaySubmitOptions.js'
import type { DepositEdit } from './services/createDeposit.js'
import type { ExchangeChoice } from './services/createExchanges.js'
import { toResult } from './services/createWaiters.js'
import type { PayServices } from './services/PayServices.js'
import { isMadeId, randomId } from './services/randomId.js'

export { startServices } from './services/startServices.js'

/** Opens a payment: what can't be paid is refused before anything is shown. */
export const open =
  (services: PayServices) =>
  async (request: PayRequest, { signal }: PayOpenOptions = {}): Promise<PayResult> => {
    const { giveUp, modal, payments, show, store, wait } = services
    const asked = parsePayRequest(request)
    const terms = await readTerms(services, asked)
    signal?.throwIfAborted()
    const shown = store.getState().payment
    const paymentId = asked.paymentId ?? findUnnamed(services, terms) ?? randomId(services.context.ports)
    const kept = payments.read(paymentId) ?? (shown?.paymentId === paymentId ? shown : undefined)
    if (kept !== undefined && !isOfTerms(services, kept, terms))
      throw payError('pay/idReused', 'The payment id belongs to another payment.', { details: paymentId })
    if (kept?.status === 'success') return toResult(kept) as PayResult
    if (shown !== undefined && shown.paymentId !== paymentId) {
      if (shown.claim !== undefined && payments.read(shown.paymentId)?.claim?.startsWith(services.pageId))
        throw payError('pay/inProgress', 'The wallet is asked for another payment.', { details: shown.paymentId })
      if (shown.status === 'ready')
        giveUp(shown.paymentId, payError('pay/left', 'Another payment was opened before anything was paid.'))
    }
    const payment = kept === undefined ? begin(paymentId, terms) : isSettled(kept) ? again(services, kept) : kept
    if (store.getState().payment !== payment) show(payment)
    const answer = wait(paymentId)
    modal.open(payment.status === 'ready' ? 'Pay' : 'PayLoading')
    const leave = () => {
      if (payments.read(paymentId)?.status === 'ready' || payments.read(paymentId) === undefined)
        giveUp(paymentId, signal?.reason)
    }
    signal?.addEventListener('abort', leave, { once: true })
    return answer.finally(() => signal?.removeEventListener('abort', leave))
  }

/** What becomes of a payment that was begun, on this page or before it was loaded again. */
export const resume =
  ({ payments, wait }: PayServices) =>
  async (paymentId: string): Promise<PayResult> => {
    const kept = payments.read(paymentId)
    if (kept === undefined || kept.status === 'ready')
      throw payError('pay/notFound', 'No payment with this id was begun here.', { details: paymentId })
    return wait(paymentId)
  }

/** Swaps first what was chosen to pay with, then asks the wallet for the payment that is open. */
export const submit =
  ({ convert, payByWallet, store }: PayServices) =>
  async ({ acknowledged = [] }: PaySubmitOptions = {}): Promise<void> => {
    const { payment } = store.getState()
    const change = (error: unknown) =>
      store.update((now) =>
        now.payment?.paymentId === payment?.paymentId ? { ...now, error: error as typeof now.error } : now,
      )
    change(undefined)
    const pay = async () => {
      await convert(acknowledged)
      await payByWallet(acknowledged)
    }
    await pay().catch((error: unknown) => {
      change(error)
      throw error
    })
  }

/** Takes back what was sent for the payment that is open, and did not arrive in time. */
export const takeBack =
  ({ store, takeBack: take }: PayServices) =>
  async (): Promise<void> => {
    const { payment } = store.getState()
    const change = (error: unknown) =>
      store.update((now) =>
        now.payment?.paymentId === payment?.paymentId ? { ...now, error: error as typeof now.error } : now,
      )
    change(undefined)
    await take().catch((error: unknown) => {
      change(error)
      throw error
    })
  }

/** Reads what the payer could pay with instead. */
export const loadTokens =
  ({ payWith }: PayServices) =>
  (): Promise<void> =>
    payWith.load()

/** Chooses what to pay with. */
export const choose =
  ({ payWith }: PayServices) =>
  (token: PayToken | undefined): void =>
    payWith.choose(token)

/** Reads which exchanges pay: what is open, else the deposit. */
export const loadExchanges =
  ({ exchanges, store }: PayServices) =>
  async ({ isDeposit }: { readonly isDeposit: boolean }): Promise<void> => {
    const { deposit, payment } = store.getState()
    const token = isDeposit ? deposit.token : payment?.token
    if (token !== undefined) await exchanges.load(token)
  }

/** Reads what exchanges pay at all, and chooses the first of the active network for the deposit. */
export const loadAssets =
  ({ context, deposits, exchanges, store }: PayServices) =>
  async (): Promise<void> => {
    await exchanges.loadAssets()
    const { assets, deposit } = store.getState()
    if (assets.status !== 'success' || deposit.token !== undefined) return
    const networkId = context.kit.active.getState().network?.id
    const first = assets.data.find((token) => token.networkId === networkId) ?? assets.data[0]
    if (first) deposits.edit({ token: first })
  }

/** Pays what is open at an exchange. */
export const payAtExchange =
  ({ exchanges, store }: PayServices) =>
  async (choice: ExchangeChoice): Promise<{ readonly url: string }> => {
    const { payment } = store.getState()
    if (payment === undefined) throw payError('pay/notFound', 'No payment is open.')
    return exchanges.begin(payment, choice)
  }

/** Changes what is deposited. */
export const editDeposit =
  ({ deposits }: PayServices) =>
  (change: DepositEdit): void =>
    deposits.edit(change)

/** Brings the deposit from an exchange into the visitor's own account. */
export const deposit =
  ({ deposits, exchanges }: PayServices) =>
  async (choice: ExchangeChoice): Promise<{ readonly url: string; readonly paymentId: string }> => {
    const payment = deposits.toPayment()
    const { url } = await exchanges.begin(payment, choice)
    return { url, paymentId: payment.paymentId }
  }

/** Shows a payment that is under way. */
export const show =
  ({ modal, payments, show: open }: PayServices) =>
  (paymentId: string): void => {
    const payment = payments.read(paymentId)
    if (payment === undefined) return
    open(payment)
    modal.push('PayLoading')
  }

/** Tries the transfer again, where that failed. */
export const retry =
  ({ retry: again }: PayServices) =>
  (): void =>
    again()

/** Lets the visitor connect a wallet, and comes back to the payment. */
export const connect =
  ({ modal }: PayServices) =>
  (): void =>
    modal.connect()

/** Somebody began or ceased to look. */
export const look = (services: PayServices) => (): void => services.look()

type Terms = Pick<Payment, 'networkId' | 'token' | 'amount' | 'recipient'>

/** Checks what is asked against the chain. */
async function readTerms({ context, end, options }: PayServices, asked: ParsedPayRequest): Promise<Terms> {
  const { amount: text, asset, networkId, recipient } = asked
  const adapter = context.kit.adapters.get(namespaceOf(networkId))
  const network = adapter?.networks.find(({ id }) => id === networkId)
  if (adapter === undefined || network === undefined)
    throw payError('pay/unsupportedNetwork', 'The app did not configure the network.', { details: networkId })
  if (adapter.transfer === undefined && !options.exchanges?.length)
    throw payError('pay/unavailable', 'Nothing can be paid on this network.', { details: networkId })
  if (!adapter.isAddress(recipient, networkId))
    throw payError('pay/invalidRecipient', 'The recipient is no address of the network.', { details: recipient })
  const { name, symbol, decimals } = network.nativeCurrency
  const native: Token = { networkId, address: undefined, name, symbol, decimals, iconUrl: undefined }
  let token: Token = native
  if (asset !== undefined) {
    const { getToken } = (await adapter.loadCapabilities?.()) ?? {}
    const read = getToken?.({ network, token: asset, signal: end })
    if (read === undefined) throw payError('pay/unsupportedAsset', 'The network has no tokens.', { details: asset })
    token = await read.catch((cause: unknown) => {
      throw payError('pay/unsupportedAsset', 'The asset could not be read.', { details: asset, cause })
    })
  }
  try {
    return { networkId, token, amount: parseUnits(text, token.decimals), recipient }
  } catch (cause) {
    throw payError('pay/invalidAmount', 'The amount has more digits than the asset.', { details: text, cause })
  }
}

/** Nobody looks for what was begun longer ago. */
const longestMs = 86_400_000

/** Without an id: pressed twice, or asked for again after a reload, it is the same payment while that is under way. */
function findUnnamed(services: PayServices, terms: Terms): string | undefined {
  const { context, payments, store } = services
  const { payment: shown } = store.getState()
  if (shown !== undefined && !isSettled(shown) && isOfTerms(services, shown, terms)) return shown.paymentId
  const isUnderWay = ({ conversion, startedAtMs, status }: Payment) =>
    status === 'ready'
      ? conversion !== undefined && isOpenConversion(conversion)
      : Math.abs(context.ports.clock.now() - startedAtMs) < longestMs
  return payments
    .list()
    .find(
      (kept) => isMadeId(kept.paymentId) && !isSettled(kept) && isUnderWay(kept) && isOfTerms(services, kept, terms),
    )?.paymentId
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

const begin = (paymentId: string, terms: Terms): Payment => ({
  paymentId,
  ...terms,
  status: 'ready',
  method: undefined,
  startedAtMs: 0,
  attempt: 0,
  claim: undefined,
  mark: undefined,
  conversion: undefined,
  hash: undefined,
})

/** What failed moved nothing: it may be paid once more. */
function again({ payments }: PayServices, { paymentId }: Payment): Payment {
  return payments.update(
    paymentId,
    (now) =>
      now && { ...now, status: 'ready', method: undefined, hash: undefined, claim: undefined, conversion: undefined },
  ) as Payment
}
