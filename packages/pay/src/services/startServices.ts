import { KitError, type PluginContext, type Store } from '@kit/core/plugin'
import { payError } from '../PayErrorCodes.js'
import type { PayOptions } from '../PayOptions.js'
import { emptyPay, isSettled, type Payment, type PaymentConversion, type PayState } from '../PayState.js'
import { createConverting } from './createConverting.js'
import { createDeposit } from './createDeposit.js'
import { createExchanges } from './createExchanges.js'
import { createFollowing, type Following } from './createFollowing.js'
import { createPaying } from './createPaying.js'
import { createPayModal } from './createPayModal.js'
import { createPayments, paymentsKey } from './createPayments.js'
import { createPayWith } from './createPayWith.js'
import { createPlanning } from './createPlanning.js'
import { createWaiters } from './createWaiters.js'
import type { PayRoom } from './PayRoom.js'
import type { PayServices } from './PayServices.js'
import { randomId } from './randomId.js'

/** Creates what the commands of the plugin work with, and takes up what is under way. */
export function startServices(
  options: PayOptions,
  context: PluginContext,
  store: Store<PayState>,
  watchers: Store<number>,
): PayServices {
  const { emit, kit, ports, toast } = context
  const end = new AbortController()
  const payments = createPayments(ports.storage, paymentsKey(kit.options.storagePrefix))
  const room: PayRoom = { context, options, store, payments, pageId: randomId(ports), end: end.signal }
  const waiters = createWaiters()
  const modal = createPayModal(context, () => store.getState().payer !== undefined)
  const planning = createPlanning(room, watchers)
  /** What was told of each payment, so that each end is told once. */
  const told = new Map<string, Payment['status']>()
  /** The visitor left while the wallet was asked. */
  let hasLeft = false

  const isOpen = (paymentId: string) => store.getState().payment?.paymentId === paymentId
  const isOwn = (payment: Payment | undefined) => payment?.claim?.startsWith(room.pageId) === true
  const exchanges = createExchanges(room, { changed, follow: (paymentId) => following.follow(paymentId) })
  const following: Following = createFollowing(room, {
    askExchange: exchanges.ask,
    isWanted: (paymentId) => waiters.has(paymentId) || (watchers.getState() > 0 && isOpen(paymentId)),
    changed,
    failed(paymentId, error) {
      if (isOpen(paymentId)) store.update((now) => (now.error === error ? now : { ...now, error }))
    },
  })

  /** Takes over what is kept: of the payment that is open, and for those who wait. */
  function changed(): void {
    const kept = payments.list()
    for (const payment of kept) {
      tell(payment)
      waiters.settle(payment)
      if (isOpen(payment.paymentId)) take(payment)
    }
    const underWay = kept.filter((payment) => payment.status !== 'ready' && !isSettled(payment))
    if (toKey(underWay) !== toKey(store.getState().underWay)) store.update((now) => ({ ...now, underWay }))
  }

  function take(payment: Payment): void {
    const before = store.getState().payment
    if (
      before?.attempt === payment.attempt &&
      before.status === payment.status &&
      before.hash === payment.hash &&
      before.claim === payment.claim &&
      isSameConversion(before.conversion, payment.conversion)
    )
      return
    store.update((now) => ({ ...now, payment, isAsking: isOwn(payment) }))
    planning.follow()
    modal.turnTo(payment.status === 'ready' ? 'Pay' : 'PayLoading')
  }

  function tell(payment: Payment): void {
    const { networkId, paymentId, status, token } = payment
    const before = told.get(paymentId)
    told.set(paymentId, status)
    // What had ended before this page began is no news.
    if (before === undefined || before === status || !(isSettled(payment) || status === 'timeout')) return
    emit({ type: 'pay/ended', networkId, symbol: token.symbol, status })
    if (status === 'success') refresh(payment)
    // What was sent from the wallet, the kit tells; what is shown, its view, which a deposit that arrived leaves.
    const isTold = isOpen(paymentId) && modal.isShown() && !(status === 'success' && isToOwn(payment))
    if (payment.method?.kind !== 'exchange' || isTold) return
    toast(
      status === 'success'
        ? { variant: 'success', message: 'pay.completed' }
        : { variant: 'error', message: 'pay.notCompleted' },
    )
  }

  const isToOwn = ({ recipient }: Payment) =>
    kit.connections.getState().connections.some(({ accounts }) => accounts.some(({ address }) => address === recipient))

  /** What arrived in the visitor's own account is shown there. */
  function refresh(payment: Payment): void {
    if (!isToOwn(payment)) return
    const { networkId, recipient: address } = payment
    for (const read of [kit.refreshTokens, kit.refreshBalance]) read({ networkId, address }).catch(() => undefined)
  }

  const payWith = createPayWith(room)
  const converting = createConverting(room, { payWith, changed, retry: planning.retry })
  const payByWallet = createPaying(room, {
    changed,
    follow: following.follow,
    planned: (paymentId, data) => {
      if (isOpen(paymentId) && data !== undefined)
        store.update((now) => ({ ...now, plan: { status: 'success', data } }))
    },
    refused(paymentId, error) {
      if (hasLeft && isOpen(paymentId)) giveUp(paymentId, error)
    },
  })

  function giveUp(paymentId: string, error: unknown): void {
    waiters.reject(paymentId, error)
    if (isOpen(paymentId)) show(undefined)
  }

  function show(payment: Payment | undefined): void {
    hasLeft = false
    store.update(({ assets, deposit, underWay }) => ({
      ...emptyPay,
      assets,
      deposit,
      underWay,
      payment,
      isAsking: isOwn(payment),
    }))
    planning.follow()
  }

  const unwatchLeft = modal.watchLeft(() => {
    const { payment, error } = store.getState()
    if (payment === undefined) return
    hasLeft = true
    // What is under way goes on: whoever waits hears what comes of it.
    if (payment.status !== 'ready') return
    giveUp(payment.paymentId, error ?? payError('pay/left', 'The visitor left before anything was paid.'))
  })
  const unwatch = payments.watch(() => {
    changed()
    followAll()
  })
  function followAll(): void {
    for (const { paymentId } of payments.list()) following.follow(paymentId)
  }
  for (const { paymentId, status } of payments.list()) told.set(paymentId, status)
  changed()
  followAll()

  return {
    ...room,
    modal,
    show,
    retry: planning.retry,
    payByWallet,
    payWith: {
      ...payWith,
      choose(token) {
        payWith.choose(token)
        planning.follow()
      },
    },
    convert: converting.convert,
    takeBack: converting.takeBack,
    exchanges,
    deposits: createDeposit(room),
    giveUp,
    follow: following.follow,
    look: following.look,
    wait(paymentId) {
      const answer = waiters.wait(paymentId)
      changed()
      following.follow(paymentId)
      // One that was asked about seldom is asked about now.
      following.look()
      return answer
    },
    destroy() {
      unwatch()
      unwatchLeft()
      planning.stop()
      converting.stop()
      end.abort()
      for (const paymentId of waiters.ids()) waiters.reject(paymentId, destroyed())
      store.complete()
    },
  }
}

const isSameConversion = (a: PaymentConversion | undefined, b: PaymentConversion | undefined) =>
  a?.status === b?.status && a?.claim === b?.claim && a?.hash === b?.hash && a?.callsId === b?.callsId

const toKey = (payments: readonly Payment[]) =>
  payments.map(({ paymentId, status, hash }) => `${paymentId} ${status} ${hash}`).join()

const destroyed = () =>
  new KitError('kit/destroyed', { shortMessage: 'The kit was destroyed. Another one resumes the payment by its id.' })
