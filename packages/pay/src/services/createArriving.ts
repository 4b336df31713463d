import { isKitError, type KitError, pause, toKitError } from '@kit/core/plugin'
import type { ConversionSent } from '../ConversionProvider.js'
import { payError } from '../PayErrorCodes.js'
import { isLookedFor, type Payer, type Payment, type PaymentConversion } from '../PayState.js'
import type { PayWiths } from './createPayWith.js'
import type { Runs } from './createRuns.js'
import { findOnChain } from './findOnChain.js'
import { hashesOf } from './findSent.js'
import type { PayRoom } from './PayRoom.js'
import { tryTransfer } from './tryTransfer.js'

/** How often is looked whether what was bought can be paid, and what a wallet sent whose page is gone. */
const lookMs = 3_000
/** What could not be followed is followed anew after so long. */
const laterMs = 10_000

/** Waits for what was swapped to arrive. */
export type Arriving = {
  /** Changes what is kept of the swap, as long as it is the one of this claim. */
  keep(paymentId: string, claim: string, change: (now: PaymentConversion) => PaymentConversion | undefined): void
  /** Waits until a swap is mined, and what it brought can be paid. */
  settle(payment: Payment, payer: Payer, claim: string, hash: string): Promise<void>
  stop(): void
}

/** Creates it. What was begun before the page was loaded again is looked for by the account that began it, while its payment is open. */
export function createArriving(
  room: PayRoom,
  deps: { readonly payWith: PayWiths; readonly runs: Runs; changed(): void },
): Arriving {
  const { context, end, options, pageId, payments, store } = room
  const { kit, ports } = context
  const { clock } = ports
  const { timeoutMs = 180_000 } = options
  const { runs } = deps
  /** What was followed to its end on this page, or waits to be followed anew. */
  const followed = new Set<string>()
  const looking = new Set<string>()
  let followers = 0

  const keep: Arriving['keep'] = (paymentId, claim, change) => {
    payments.update(paymentId, (now) =>
      now?.conversion?.claim === claim ? { ...now, conversion: change(now.conversion) } : now,
    )
    deps.changed()
  }

  const settle: Arriving['settle'] = async (payment, payer, claim, hash) => {
    const { conversion, paymentId } = payments.read(payment.paymentId) ?? payment
    if (conversion === undefined) return
    const { networkId } = conversion.from
    const receipt = await kit.waitForTransaction({ hash, networkId, timeoutMs, signal: end }).catch((cause) => {
      throw unknown(toKitError(cause, 'rpc/failed', 'The swap could not be followed.'))
    })
    if (receipt.status !== 'success' || receipt.replacement === 'replaced' || receipt.replacement === 'cancelled') {
      keep(paymentId, claim, (now) => ({ ...now, status: 'failed', claim: undefined }))
      throw payError('pay/conversionFailed', 'The swap did not go through; nothing was paid.', { details: hash })
    }
    const sent = sentOf(room, payment, conversion, receipt.hash)
    const arrival = await deps.payWith
      .conversionOf(conversion.providerId)
      .then((provider) => provider.waitForArrival?.(sent))
      .catch((cause) => {
        const error = toKitError(cause, 'rpc/failed', 'What was sent could not be followed.')
        // It is not what was asked for: what the wallet made of that is not known.
        if (!end.aborted && !/^(rpc|network|api)\//.test(error.code))
          keep(paymentId, claim, (now) => ({
            ...now,
            status: 'asked',
            claim: undefined,
            call: undefined,
            callsId: undefined,
          }))
        throw unknown(error)
      })
    if (arrival === 'expired') {
      keep(paymentId, claim, (now) => ({ ...now, status: 'expired', claim: undefined }))
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
        await pause(clock, lookMs, end)
      }
    }
    keep(paymentId, claim, (now) => ({ ...now, status: 'done', claim: undefined }))
  }

  /** Follows what is known of the payment that is open, for the account that sent it. */
  function follow(): void {
    runs.attach()
    const { payer, payment } = store.getState()
    const { conversion, paymentId = '' } = payment ?? {}
    if (payment === undefined || payer === undefined || conversion?.address !== payer.account.address) return
    if (runs.has(paymentId)) return
    if (conversion.status === 'asked') void look(payment, payer)
    if (conversion.status !== 'sent' || conversion.hash === undefined || followed.has(conversion.hash)) return
    const { hash } = conversion
    followed.add(hash)
    // Another page may look as well: both see the same.
    const claim = conversion.claim ?? `${pageId}.f${followers++}`
    payments.update(paymentId, (now) =>
      now?.conversion?.hash === hash ? { ...now, conversion: { ...now.conversion, claim } } : now,
    )
    runs
      .run(payment, payer, () => settle(payment, payer, claim, hash))
      .catch(async (error) => {
        keep(paymentId, claim, (now) => ({ ...now, claim: undefined }))
        store.update((now) => (runs.isOpen(payment, payer) ? { ...now, error } : now))
        await pause(clock, laterMs, end)
        followed.delete(hash)
        follow()
      })
      // The kit is gone.
      .catch(() => undefined)
  }

  /** What became of what a wallet was asked for: of calls by itself, of a transaction by the chain. */
  async function find(
    { paymentId }: Payment,
    { address, call, callsId: id, from: { networkId }, mark }: PaymentConversion,
  ): Promise<Partial<Pick<PaymentConversion, 'status' | 'hash' | 'callsId'>> | undefined> {
    if (id !== undefined) {
      const { receipts, status } = await kit.getCallsStatus({ id, networkId, address, signal: end })
      const hash = receipts.at(-1)?.hash
      if (status === 'success' && hash !== undefined) return { status: 'sent', hash }
      // The wallet knows no more of them.
      if (status === 'partlyReverted') return { callsId: undefined }
      return status === 'cancelled' || status === 'reverted' ? { status: 'failed', hash } : undefined
    }
    if (call === undefined || mark === undefined) return undefined
    const known = new Set(hashesOf(payments.list().filter((other) => other.paymentId !== paymentId)))
    const [hash, second] = await findOnChain(room, { networkId, address, mark, sent: call, known }, end)
    return hash !== undefined && second === undefined ? { status: 'sent', hash } : undefined
  }

  /** Looks for what a wallet sent that was asked by a page that is gone, or that did not answer this one. */
  async function look(payment: Payment, payer: Payer): Promise<void> {
    const { paymentId } = payment
    if (looking.has(paymentId)) return
    looking.add(paymentId)
    try {
      for (;;) {
        const { conversion } = payments.read(paymentId) ?? {}
        if (conversion?.status !== 'asked' || runs.has(paymentId) || !runs.isOpen(payment, payer)) return
        if (!isLookedFor(conversion)) return
        // A node, or a wallet, that does not say is asked again.
        const found = await find(payment, conversion).catch(() => undefined)
        if (found !== undefined) {
          payments.update(paymentId, (now) =>
            now?.conversion?.status === 'asked' && now.conversion.startedAtMs === conversion.startedAtMs
              ? { ...now, conversion: { ...now.conversion, ...found, startedAtMs: clock.now() } }
              : now,
          )
          looking.delete(paymentId)
          if (found.status === undefined && runs.isOpen(payment, payer))
            store.update((now) => ({ ...now, error: partial() }))
          return deps.changed()
        }
        await pause(clock, lookMs, end)
      }
    } catch {
      // The kit is gone.
    } finally {
      looking.delete(paymentId)
    }
  }

  return { keep, settle, stop: store.subscribe(follow) }
}

/** What was sent, as its provider knows it. */
export const sentOf = (
  { end: signal }: Pick<PayRoom, 'end'>,
  { token: to }: Payment,
  { address, from }: PaymentConversion,
  hash: string,
): ConversionSent => ({ from, to, address, hash, signal })

/** The error for what did not arrive in time. */
export const expired = (): KitError =>
  payError('pay/conversionExpired', 'What was sent did not arrive in time, and can be taken back; nothing was paid.')

/** The error for a swap of which some calls went through. */
export const partial = (cause?: KitError): KitError =>
  payError('pay/conversionPartial', 'Some of the calls of the swap went through, others failed; nothing was paid.', {
    cause,
  })

/** The error for what nobody can tell now. */
export const unknown = (cause: KitError): KitError =>
  payError('pay/conversionUnknown', 'Nobody can tell now whether it was swapped; nothing was paid.', {
    cause,
    details: cause.code,
  })
