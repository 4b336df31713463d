import {
  type CaipNetworkId,
  isUnsent,
  KitError,
  pause,
  type SendMark,
  type TransferPlan,
  toKitError,
} from '@kit/core/plugin'
import { payError } from '../PayErrorCodes.js'
import type { Payer, Payment } from '../PayState.js'
import { claimMs } from './claimMs.js'
import { toReference } from './findSent.js'
import { isSevere, listWarnings } from './listWarnings.js'
import type { PayRoom } from './PayRoom.js'
import { readMark } from './readMark.js'
import { toPayError } from './toPayError.js'
import { tryTransfer } from './tryTransfer.js'

declare module '@kit/core' {
  interface PluginEvents {
    /** The wallet is asked to pay, or the visitor went to the page of an exchange. */
    'pay/asked': { readonly networkId: CaipNetworkId; readonly symbol: string; readonly method: 'wallet' | 'exchange' }
    /** A payment was sent, from the wallet or by the exchange. */
    'pay/sent': { readonly networkId: CaipNetworkId; readonly symbol: string; readonly method: 'wallet' | 'exchange' }
    /** What became of a payment. */
    'pay/ended': { readonly networkId: CaipNetworkId; readonly symbol: string; readonly status: Payment['status'] }
    /** It was not paid: the visitor declined, or it could not be. */
    'pay/refused': { readonly networkId: CaipNetworkId; readonly symbol: string; readonly error: KitError }
  }
}

/** Asks the wallet for the payment that is open. */
export function createPaying(
  room: PayRoom,
  deps: {
    changed(): void
    /** The payment was refused: nothing is under way any more. */
    refused(paymentId: string, error: KitError): void
    follow(paymentId: string): void
    planned(paymentId: string, plan: TransferPlan | undefined): void
  },
): (acknowledged: readonly string[]) => Promise<void> {
  const { context, pageId, payments, store } = room
  const { kit, ports } = context
  const { clock } = ports
  let asked = 0

  /** Claims the payment for this question to the wallet, so that no other tab and no second press asks as well. */
  async function claim(
    shown: Payment,
    payer: Payer,
    acknowledged: readonly string[],
    mark: SendMark | undefined,
  ): Promise<{ readonly mine: string; readonly before: Payment }> {
    const { paymentId } = shown
    const mine = `${pageId}.${asked++}`
    let before = shown
    const method = { kind: 'wallet', address: payer.account.address, name: payer.wallet.name } as const
    payments.update(paymentId, (now = shown) => {
      if (!mayBegin(now, acknowledged)) return now
      before = now
      return {
        ...now,
        status: 'pending',
        method,
        startedAtMs: clock.now(),
        attempt: now.attempt + 1,
        claim: mine,
        // A question that is still open may be answered by what was sent since then.
        mark: isOpenQuestion(now, payer) ? now.mark : mark,
        hash: undefined,
      }
    })
    if (payments.read(paymentId)?.claim !== mine) throw inProgress()
    deps.changed()
    await pause(clock, claimMs, room.end)
    if (payments.read(paymentId)?.claim !== mine) throw inProgress()
    return { mine, before }
  }

  /** While this page's own question is open nothing can begin; what another page asked, or an exchange offers, with open eyes. */
  function mayBegin({ claim: other, method, status }: Payment, acknowledged: readonly string[]): boolean {
    if (status === 'ready') return true
    const isOpenEnded = status === 'waiting' || (status === 'pending' && method?.kind === 'wallet')
    return isOpenEnded && other?.startsWith(pageId) !== true && acknowledged.includes('mayBePaid')
  }

  return async (acknowledged) => {
    const { payment, payer } = store.getState()
    if (payment === undefined) throw payError('pay/notFound', 'No payment is open.')
    if (payer === undefined) throw new KitError('connection/notConnected', { shortMessage: 'No wallet is connected.' })
    const { amount, networkId, paymentId, recipient, token } = payment
    if (!mayBegin(payments.read(paymentId) ?? payment, ['mayBePaid'])) throw inProgress()
    const attempt = payments.read(paymentId)?.attempt
    const [plan, mark] = await Promise.all([
      tryTransfer(kit, payment, payer, room.end),
      readMark(room, networkId, payer),
    ])
    deps.planned(paymentId, plan)
    // Meanwhile a second press, or another tab, was faster.
    if (payments.read(paymentId)?.attempt !== attempt) throw inProgress()
    const adapter = kit.adapters.get(payer.namespace)
    const isSame = (a: string, b: string) => adapter?.isSameAddress(a, b) ?? a === b
    const open = listWarnings(payments.read(paymentId) ?? payment, plan, isSame).filter(
      (warning) => isSevere(warning) && !acknowledged.includes(warning),
    )
    if (open.length > 0) {
      const message = open.includes('mayBePaid')
        ? 'This may have been paid already. Check the account, then confirm to pay it again.'
        : 'What is paid may be lost. Read the warnings, then confirm.'
      throw payError('pay/unacknowledged', message, { details: open.join(', ') })
    }
    const isStill = () => {
      const { payment: now, payer: by } = store.getState()
      return now?.paymentId === paymentId && by?.account.address === payer.account.address
    }
    if (!isStill()) throw changedMeanwhile()
    const { mine, before } = await claim(payment, payer, acknowledged, mark)
    const release = (next: (now: Payment) => Payment) => {
      payments.update(paymentId, (now) => (now?.claim === mine ? next(now) : now))
      deps.changed()
    }
    const about = { networkId, symbol: token.symbol }
    if (!isStill()) {
      release(() => ({ ...before, claim: undefined }))
      throw changedMeanwhile()
    }
    context.emit({ type: 'pay/asked', ...about, method: 'wallet' })
    try {
      const hash = await kit.transfer({
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
      // It is paid, whoever claims it now.
      payments.update(paymentId, (now = payment) => {
        const { method: given } = now
        const method = given ?? { kind: 'wallet', address: payer.account.address, name: payer.wallet.name }
        return now.hash === undefined
          ? { ...now, status: 'submitted', method, hash, claim: undefined, startedAtMs: clock.now() }
          : now
      })
      deps.changed()
      deps.follow(paymentId)
      context.emit({ type: 'pay/sent', ...about, method: 'wallet' })
    } catch (cause) {
      const error = toKitError(cause, 'wallet/failed', 'The wallet did not pay.')
      const isSurelyUnsent = isUnsent(error)
      // What may have been sent stays under way, until it is found or the visitor says that it was not.
      release((now) => (isSurelyUnsent ? { ...before, claim: undefined } : { ...now, claim: undefined }))
      const told = isSurelyUnsent ? toPayError(error) : unknown(error)
      context.emit({ type: 'pay/refused', ...about, error: told })
      if (isSurelyUnsent) deps.refused(paymentId, told)
      else deps.follow(paymentId)
      throw told
    }
  }
}

/** Whether the same account was asked before, and nobody knows its wallet's answer. */
const isOpenQuestion = ({ method, status }: Payment, { account }: Payer): boolean =>
  status === 'pending' && method?.kind === 'wallet' && method.address === account.address

const inProgress = () => payError('pay/inProgress', 'The payment is under way: nothing else is asked meanwhile.')
const changedMeanwhile = () =>
  payError('pay/changed', 'The account changed before the wallet was asked; nothing was paid.')
const unknown = (cause: KitError) =>
  payError('pay/statusUnknown', 'The wallet did not answer whether it paid.', { cause, details: cause.code })
