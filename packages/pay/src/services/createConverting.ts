import { isKitError, type KitError, pause, toKitError } from '@kit/core/plugin'
import type { ConversionStep } from '../ConversionProvider.js'
import { payError } from '../PayErrorCodes.js'
import { emptyPayWith, type Payer, type Payment, type PaymentConversion, type PayWith } from '../PayState.js'
import { claimMs } from './claimMs.js'
import { conversionError } from './conversionError.js'
import type { PayWiths } from './createPayWith.js'
import { isUnsent } from './isUnsent.js'
import type { PayRoom } from './PayRoom.js'
import { tryTransfer } from './tryTransfer.js'

/** How often is looked whether what was bought can be paid. */
const arrivalMs = 3_000

/** Swaps what the payer chose for what is asked for, before that is paid. */
export type Converting = {
  /** Swaps what was chosen, if anything was, and waits until it has arrived. Nothing is paid here. */
  convert(acknowledged: readonly string[]): Promise<void>
  /** Takes back what did not arrive in time. */
  takeBack(): Promise<void>
  stop(): void
}

/** Creates it. */
export function createConverting(
  room: PayRoom,
  deps: { readonly payWith: PayWiths; changed(): void; retry(): void },
): Converting {
  const { context, end, options, pageId, payments, store } = room
  const { kit, ports } = context
  const { clock } = ports
  const { timeoutMs = 180_000 } = options
  let asked = 0
  const followed = new Set<string>()

  const isOpen = ({ paymentId }: Payment, { account }: Payer) => {
    const { payer, payment } = store.getState()
    return payment?.paymentId === paymentId && payer?.account.address === account.address
  }

  /** Changes what is kept of the swap, as long as it is this one. */
  function keep(paymentId: string, claim: string, change: (now: PaymentConversion) => PaymentConversion | undefined) {
    payments.update(paymentId, (now) =>
      now?.conversion?.claim === claim ? { ...now, conversion: change(now.conversion) } : now,
    )
    deps.changed()
  }

  const mayBegin = ({ conversion, status }: Payment, acknowledged: readonly string[]): boolean => {
    if (status !== 'ready' || conversion?.status === 'expired') return false
    if (conversion === undefined || conversion.status === 'done' || conversion.status === 'failed') return true
    if (conversion.claim?.startsWith(pageId)) return false
    // Who was about to swap asks for nothing once the claim is another's.
    return conversion.status === 'begun' || acknowledged.includes('mayBeSwapped')
  }

  async function claim(
    payment: Payment,
    { account: { address } }: Payer,
    { from, quote }: PayWith,
    acknowledged: readonly string[],
  ): Promise<string> {
    if (from === undefined || quote.status !== 'success')
      throw payError('pay/conversionUnavailable', 'What the swap takes is not known yet.')
    const { paymentId } = payment
    const mine = `${pageId}.${asked++}`
    const { conversion } = payments.read(paymentId) ?? payment
    if (conversion?.status === 'expired') throw expired()
    if (!mayBegin(payments.read(paymentId) ?? payment, ['mayBeSwapped'])) throw inProgress()
    if ((conversion?.status === 'asked' || conversion?.status === 'sent') && !acknowledged.includes('mayBeSwapped'))
      throw payError('pay/unacknowledged', 'It may be swapped already.', { details: 'mayBeSwapped' })
    const { amount: _, providerId, price: __, value: ___, ...token } = from
    const { spent } = quote.data
    const startedAtMs = clock.now()
    const begun = { providerId, from: token, address, spent, status: 'begun', startedAtMs, claim: mine } as const
    payments.update(paymentId, (now = payment) =>
      mayBegin(now, acknowledged) ? { ...now, conversion: { ...begun, hash: undefined } } : now,
    )
    const isMine = () => payments.read(paymentId)?.conversion?.claim === mine
    if (!isMine()) throw inProgress()
    deps.changed()
    await pause(clock, claimMs, end)
    if (!isMine()) throw inProgress()
    return mine
  }

  /** Waits until a swap is mined, and what it brought can be paid. */
  async function settle(payment: Payment, payer: Payer, mine: string, hash: string): Promise<void> {
    const { conversion, paymentId } = payments.read(payment.paymentId) ?? payment
    if (conversion === undefined) return
    const { networkId } = conversion.from
    const receipt = await kit.waitForTransaction({ hash, networkId, timeoutMs, signal: end }).catch((cause) => {
      throw unknown(toKitError(cause, 'rpc/failed', 'The swap could not be followed.'))
    })
    if (receipt.status !== 'success' || receipt.replacement === 'replaced' || receipt.replacement === 'cancelled') {
      keep(paymentId, mine, (now) => ({ ...now, status: 'failed', claim: undefined }))
      throw payError('pay/conversionFailed', 'The swap did not go through; nothing was paid.', { details: hash })
    }
    const sent = sentOf(payment, conversion, receipt.hash)
    const arrival = await deps.payWith
      .conversionOf(conversion.providerId)
      .then((provider) => provider.waitForArrival?.(sent))
      .catch((cause) => {
        throw unknown(toKitError(cause, 'rpc/failed', 'What was sent could not be followed.'))
      })
    if (arrival === 'expired') {
      keep(paymentId, mine, (now) => ({ ...now, status: 'expired', claim: undefined }))
      throw expired()
    }
    const lastMs = clock.now() + timeoutMs
    for (;;) {
      try {
        await tryTransfer(kit, payment, payer, end)
        break
      } catch (cause) {
        if (!isKitError(cause, 'pay/insufficientFunds')) break
        if (clock.now() >= lastMs) throw unknown(cause)
        await pause(clock, arrivalMs, end)
      }
    }
    keep(paymentId, mine, (now) => ({ ...now, status: 'done', claim: undefined }))
  }

  const sentOf = ({ token: to }: Payment, { address, from }: PaymentConversion, hash: string) => ({
    from,
    to,
    address,
    hash,
    signal: end,
  })

  /** What the state says while this page swaps; afterwards nothing is chosen any more, unless it may be tried again. */
  async function busy(payment: Payment, payer: Payer, work: () => Promise<void>): Promise<void> {
    const change = (next: Partial<PayWith>) =>
      store.update((now) => (isOpen(payment, payer) ? { ...now, payWith: { ...now.payWith, ...next } } : now))
    change({ isBusy: true })
    try {
      await work()
      change(emptyPayWith)
    } catch (error) {
      change({ isBusy: false, steps: [] })
      // The price may be why: what it takes now is asked before it can be pressed again.
      if (isOpen(payment, payer)) deps.payWith.choose(store.getState().payWith.from)
      throw error
    } finally {
      deps.retry()
    }
  }

  return {
    async convert(acknowledged) {
      const { payer, payment, payWith } = store.getState()
      const { from } = payWith
      if (payment === undefined || payer === undefined || from === undefined) return
      if (payWith.isBusy) throw inProgress()
      await busy(payment, payer, async () => {
        const { paymentId } = payment
        const mine = await claim(payment, payer, payWith, acknowledged)
        const { spent = 0n } = payments.read(paymentId)?.conversion ?? {}
        let steps: readonly ConversionStep[] = []
        const onStep = (next: readonly ConversionStep[]) => {
          if (next.some(({ kind, status }) => status === 'asked' && isMoving(kind))) {
            keep(paymentId, mine, (now) => ({ ...now, status: 'asked', startedAtMs: clock.now() }))
            if (payments.read(paymentId)?.conversion?.claim !== mine) throw inProgress()
          }
          steps = next
          store.update((now) => (isOpen(payment, payer) ? { ...now, payWith: { ...now.payWith, steps } } : now))
        }
        const hash = await convertWith(payment, payer, { ...payWith, from }, spent, onStep).catch((cause) => {
          const error = toKitError(cause, 'wallet/failed', 'The wallet did not swap.')
          const open = steps.find(({ status }) => status === 'asked' || status === 'pending')
          const isOver =
            isUnsent(error) || error.code === 'transaction/reverted' || error.code === 'transaction/expired'
          const isUncertain = open !== undefined && isMoving(open.kind) && !isOver
          keep(paymentId, mine, (now) => (isUncertain ? { ...now, claim: undefined } : undefined))
          throw isUncertain ? unknown(error) : conversionError(error)
        })
        keep(paymentId, mine, (now) => ({ ...now, status: 'sent', hash, startedAtMs: clock.now() }))
        await settle(payment, payer, mine, hash).catch((error) => {
          keep(paymentId, mine, (now) => ({ ...now, claim: undefined }))
          throw error
        })
      })
      if (store.getState().payment?.paymentId !== payment.paymentId)
        throw payError('pay/left', 'The visitor left before anything was paid.')
      if (!isOpen(payment, payer)) throw payError('pay/changed', 'The account changed; nothing was paid.')
    },
    async takeBack() {
      const { payer, payment, payWith } = store.getState()
      const { conversion } = payment ?? {}
      if (payment === undefined || payer === undefined || conversion?.status !== 'expired') return
      if (payWith.isBusy) throw inProgress()
      if (conversion.address !== payer.account.address)
        throw payError('pay/changed', 'Another account sent what can be taken back.', { details: conversion.address })
      const { hash = '' } = conversion
      const provider = await deps.payWith.conversionOf(conversion.providerId)
      await provider.takeBack?.(sentOf(payment, conversion, hash)).catch((cause) => {
        throw conversionError(toKitError(cause, 'wallet/failed', 'It was not taken back.'))
      })
      payments.update(payment.paymentId, (now) =>
        now?.conversion?.hash === hash ? { ...now, conversion: { ...now.conversion, status: 'failed' } } : now,
      )
      deps.changed()
    },
    stop: store.subscribe(follow),
  }

  /** Looks what becomes of a swap that was sent before the page was loaded again, once, for the account that sent it. */
  function follow(): void {
    const { payer, payment, payWith } = store.getState()
    const { conversion, paymentId = '' } = payment ?? {}
    if (payment === undefined || payer === undefined || payWith.isBusy) return
    if (conversion?.status !== 'sent' || conversion.hash === undefined || followed.has(conversion.hash)) return
    if (conversion.address !== payer.account.address) return
    const { hash } = conversion
    followed.add(hash)
    // Another page may look as well: both see the same.
    const mine = conversion.claim ?? `${pageId}.${asked++}`
    payments.update(paymentId, (now) =>
      now?.conversion?.hash === hash ? { ...now, conversion: { ...now.conversion, claim: mine } } : now,
    )
    busy(payment, payer, () => settle(payment, payer, mine, hash)).catch((error) => {
      keep(paymentId, mine, (now) => ({ ...now, claim: undefined }))
      store.update((now) => (isOpen(payment, payer) ? { ...now, error } : now))
    })
  }

  async function convertWith(
    payment: Payment,
    payer: Payer,
    { from }: PayWith & { readonly from: NonNullable<PayWith['from']> },
    spent: bigint,
    onStep: (steps: readonly ConversionStep[]) => void,
  ): Promise<string> {
    const order = await deps.payWith.orderOf(payment, payer, from)
    return (await deps.payWith.conversionOf(from.providerId)).convert({ ...order, spent }, onStep)
  }
}

/** Whether a step gives anything away. */
const isMoving = (kind: ConversionStep['kind']) => kind === 'swap' || kind === 'bundle' || kind === 'cross'

const inProgress = () => payError('pay/inProgress', 'The payment is under way: nothing else is asked meanwhile.')
const expired = () =>
  payError('pay/conversionExpired', 'What was sent did not arrive in time, and can be taken back; nothing was paid.')
const unknown = (cause: KitError) =>
  payError('pay/conversionUnknown', 'Nobody can tell now whether it was swapped; nothing was paid.', {
    cause,
    details: cause.code,
  })
