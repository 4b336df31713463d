import { KitError, type PluginContext, type ReadableStore, type Store } from '@kit/core/plugin'
import type { PayOptions } from '../PayOptions.js'
import { isFinal, type Payment, type PayResult, type PayState } from '../PayState.js'
import { paymentsKey } from '../paymentsKey.js'
import { type Converting, createConversionRunner } from './createConversionRunner.js'
import { createConversions } from './createConversions.js'
import { createDeposit, type Deposits } from './createDeposit.js'
import { createExchangeLists, type ExchangeLists } from './createExchangeLists.js'
import { createExchanges, type Exchanges } from './createExchanges.js'
import { createOpenPayment, type OpenPayment } from './createOpenPayment.js'
import { createPayModal, type PayModal } from './createPayModal.js'
import { createPaymentReports } from './createPaymentReports.js'
import { createPaymentStorage, randomId } from './createPaymentStorage.js'
import { createPaymentTracking, type PaymentTracking } from './createPaymentTracking.js'
import { createPayWithSelection, type PayWithSelection } from './createPayWithSelection.js'
import { createPendingResults } from './createPendingResults.js'
import { createPlanning, type Planning } from './createPlanning.js'
import { createWalletPayment } from './createWalletPayment.js'
import type { PayContext } from './PayContext.js'

/** Services of the pay commands. */
export type PayServices = PayContext &
  Pick<OpenPayment, 'cancel' | 'show'> &
  Pick<Planning, 'retry'> &
  Pick<Converting, 'convert' | 'claimRefund'> &
  Pick<PaymentTracking, 'track' | 'refresh'> & {
    readonly modal: PayModal
    /** Sends one request to the wallet, see `PayPlugin.submit`. */
    payByWallet(acknowledged: readonly string[]): Promise<void>
    readonly payWith: PayWithSelection
    readonly exchangeLists: ExchangeLists
    readonly exchanges: Exchanges
    readonly deposits: Deposits
    /** Returns the promise of a payment's result, shared by all callers. */
    wait(paymentId: string): Promise<PayResult>
    destroy(): void
  }

/** Creates the services, and resumes payments in progress. */
export function createPayServices(
  options: PayOptions,
  context: PluginContext,
  store: Store<PayState>,
  watchers: ReadableStore<number>,
): PayServices {
  const { kit, ports } = context
  const end = new AbortController()
  const payments = createPaymentStorage(ports.storage, paymentsKey(kit.options.storagePrefix))
  const shared: PayContext = { context, options, store, payments, pageId: randomId(ports), end: end.signal }
  const waiters = createPendingResults()
  const modal = createPayModal(context, () => store.getState().payer !== undefined)
  const planning = createPlanning(shared, watchers)
  const opened = createOpenPayment(shared, { modal, planning, waiters })
  const notify = createPaymentReports(shared, (paymentId) => opened.is(paymentId) && modal.isShown())
  const exchanges = createExchanges(shared, { changed, follow: (paymentId) => following.track(paymentId) })
  const following: PaymentTracking = createPaymentTracking(shared, {
    fetchExchangeStatus: exchanges.ask,
    isResultAwaited: (paymentId) => waiters.has(paymentId) || (watchers.getState() > 0 && opened.is(paymentId)),
    changed,
    failed(paymentId, error) {
      if (opened.is(paymentId)) store.update((now) => (now.error === error ? now : { ...now, error }))
    },
  })

  /** Applies stored changes to the open payment and the promises. */
  function changed(): void {
    const kept = payments.list()
    for (const payment of kept) {
      notify(payment)
      waiters.settle(payment)
      opened.sync(payment)
    }
    const inProgress = kept.filter((payment) => payment.status !== 'ready' && !isFinal(payment))
    if (toKey(inProgress) !== toKey(store.getState().inProgress)) store.update((now) => ({ ...now, inProgress }))
  }
  function followAll(): void {
    changed()
    for (const { paymentId } of payments.list()) following.track(paymentId)
  }

  const conversions = createConversions(shared)
  const payWith = createPayWithSelection(shared, { conversions, planning })
  const converting = createConversionRunner(shared, { conversions, payWith, changed, retry: planning.retry })
  const payByWallet = createWalletPayment(shared, { changed, follow: following.track, refused: opened.reject })
  const ends = [showTransaction(shared, modal), payments.watch(followAll), opened.stop, planning.stop, converting.stop]
  followAll()

  return {
    ...shared,
    ...converting,
    ...following,
    modal,
    show: opened.show,
    cancel: opened.cancel,
    retry: planning.retry,
    payByWallet,
    payWith,
    exchangeLists: createExchangeLists(shared),
    exchanges,
    deposits: createDeposit(shared),
    wait(paymentId) {
      const answer = waiters.wait(paymentId)
      changed()
      following.track(paymentId)
      // Apply the shorter polling interval.
      following.refresh()
      return answer
    },
    destroy() {
      for (const stop of ends) stop()
      end.abort()
      for (const paymentId of waiters.ids()) waiters.reject(paymentId, destroyed())
      store.complete()
    },
  }
}

const toKey = (payments: readonly Payment[]) =>
  payments.map(({ paymentId, status, hash }) => `${paymentId} ${status} ${hash}`).join()

const destroyed = () =>
  new KitError('kit/destroyed', {
    shortMessage: 'The kit was destroyed. Resume the payment by its ID with another kit.',
  })

/** Tells the kit which transactions the views of the open payment show. */
const showTransaction = ({ context, store }: PayContext, modal: PayModal): (() => void) =>
  context.contribute('transactionView', ({ hash }) => {
    const { isRequesting, payWith, payment } = store.getState()
    const isOwn = isRequesting || payWith.isBusy || [payment?.hash, payment?.conversion?.hash].includes(hash)
    return isOwn && modal.isShown()
  })
