import { isKitError, isUnsent, pause, type SendMark, toKitError } from '@kit/core/plugin'
import type { ConversionStep } from '../ConversionProvider.js'
import { payError } from '../PayErrorCodes.js'
import { isHeld, type Payer, type Payment, type PayWith } from '../PayState.js'
import { claimMs } from './claimMs.js'
import { conversionError } from './conversionError.js'
import { createArriving, expired, partial, sentOf, unknown } from './createArriving.js'
import type { PayWiths } from './createPayWith.js'
import { createRuns } from './createRuns.js'
import type { PayRoom } from './PayRoom.js'
import { readMark } from './readMark.js'

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
  const { context, end, pageId, payments, store } = room
  const { clock } = context.ports
  const runs = createRuns(room, deps)
  const { keep, settle, stop } = createArriving(room, { ...deps, runs })
  let asked = 0

  const mayBegin = (payment: Payment, acknowledged: readonly string[]): boolean => {
    const { conversion, status } = payment
    if (status !== 'ready') return false
    if (conversion !== undefined && isHeld(payment, conversion)) return false
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
    mark: SendMark | undefined,
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
    const begun = { providerId, from: token, address, spent, status: 'begun', startedAtMs, claim: mine, mark } as const
    payments.update(paymentId, (now = payment) =>
      mayBegin(now, acknowledged)
        ? { ...now, conversion: { ...begun, call: undefined, callsId: undefined, hash: undefined } }
        : now,
    )
    const isMine = () => payments.read(paymentId)?.conversion?.claim === mine
    if (!isMine()) throw inProgress()
    deps.changed()
    await pause(clock, claimMs, end)
    if (!isMine()) throw inProgress()
    return mine
  }

  return {
    async convert(acknowledged) {
      const { payer, payment, payWith } = store.getState()
      const { from } = payWith
      if (payment === undefined || payer === undefined || from === undefined) return
      if (payWith.isBusy) throw inProgress()
      await runs.run(payment, payer, async () => {
        const { paymentId } = payment
        const mark = await readMark(room, from.networkId, payer)
        const mine = await claim(payment, payer, payWith, acknowledged, mark)
        const { spent = 0n } = payments.read(paymentId)?.conversion ?? {}
        let steps: readonly ConversionStep[] = []
        const onStep = (next: readonly ConversionStep[]) => {
          const step = next.find(({ status }) => status === 'asked')
          // Nobody looks who would know what the wallet asks for.
          if (step !== undefined) leaveIfGone(payment, payer)
          if (step !== undefined && isMoving(step.kind)) {
            const { call, callsId } = step
            keep(paymentId, mine, (now) => ({ ...now, status: 'asked', call, callsId, startedAtMs: clock.now() }))
            if (payments.read(paymentId)?.conversion?.claim !== mine) throw inProgress()
          }
          const callsId = next.find(({ kind, status }) => status === 'pending' && isMoving(kind))?.callsId
          // The wallet may have given them an id of its own.
          if (callsId !== undefined) keep(paymentId, mine, (now) => ({ ...now, callsId }))
          steps = next
          runs.step(payment, steps)
        }
        const hash = await convertWith(payment, payer, { ...payWith, from }, spent, onStep).catch((cause) => {
          const error = toKitError(cause, 'wallet/failed', 'The wallet did not swap.')
          const open = steps.find(({ status }) => status === 'asked' || status === 'pending')
          const isOver =
            isUnsent(error) || error.code === 'transaction/reverted' || error.code === 'transaction/expired'
          const isUncertain = open !== undefined && isMoving(open.kind) && !isOver
          const isPartial = isKitError(error, 'transaction/partlyReverted')
          const known = isPartial && { call: undefined, callsId: undefined }
          keep(paymentId, mine, (now) => (isUncertain ? { ...now, ...known, claim: undefined } : undefined))
          if (!isUncertain) throw conversionError(error)
          throw isPartial ? partial(error) : unknown(error)
        })
        keep(paymentId, mine, (now) => ({ ...now, status: 'sent', hash, startedAtMs: clock.now() }))
        await settle(payment, payer, mine, hash).catch((error) => {
          keep(paymentId, mine, (now) => ({ ...now, claim: undefined }))
          throw error
        })
      })
      leaveIfGone(payment, payer)
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
      await provider.takeBack?.(sentOf(room, payment, conversion, hash)).catch((cause) => {
        throw conversionError(toKitError(cause, 'wallet/failed', 'It was not taken back.'))
      })
      payments.update(payment.paymentId, (now) =>
        now?.conversion?.hash === hash ? { ...now, conversion: { ...now.conversion, status: 'failed' } } : now,
      )
      deps.changed()
    },
    stop,
  }

  function leaveIfGone(payment: Payment, payer: Payer): void {
    if (store.getState().payment?.paymentId !== payment.paymentId)
      throw payError('pay/left', 'The visitor left before anything was paid.')
    if (!runs.isOpen(payment, payer)) throw payError('pay/changed', 'The account changed; nothing was paid.')
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
