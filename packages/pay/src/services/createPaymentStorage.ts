import type { StoragePort } from '@kit/core'
import type { Ports } from '@kit/core/plugin'
import { isSettled, type Payment } from '../PayState.js'
import { formatPayments, parsePayments } from './parsePayments.js'

/** How many are kept; those that ended longest ago go first. */
const most = 50

/** Where payments are kept. */
export const paymentsKey = (prefix = 'kit'): string => `${prefix}.pay.payments`

/** The payments of this page, of all tabs, by their ids. */
export type PaymentStorage = {
  read(paymentId: string): Payment | undefined
  list(): readonly Payment[]
  /**
   * Changes what is kept now, whoever wrote it; a change that answers with what it was given, or with nothing, writes nothing. Returns what
   * is kept then.
   */
  update(paymentId: string, change: (now: Payment | undefined) => Payment | undefined): Payment | undefined
  /** Reports that another tab changed them. Returns the end. */
  watch(listener: () => void): () => void
}

/** A payment of which nothing was begun. */
export const newPayment = (
  paymentId: string,
  terms: Pick<Payment, 'networkId' | 'token' | 'amount' | 'recipient'>,
): Payment => ({
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

/** Creates them. Where storage refuses, what this page knows is kept for as long as the page is there. */
export function createPaymentStorage(storage: StoragePort, key: string): PaymentStorage {
  let own: readonly Payment[] = []
  let isBroken = false

  function readStored(): readonly Payment[] {
    try {
      return parsePayments(storage.getItem(key), most)
    } catch {
      return []
    }
  }
  function list(): readonly Payment[] {
    const stored = readStored()
    // What storage refused to take is newer than what it holds.
    const [first, second] = isBroken ? [own, stored] : [stored, own]
    const ids = new Set(first.map(({ paymentId }) => paymentId))
    return [...first, ...second.filter(({ paymentId }) => !ids.has(paymentId))]
  }
  const read = (paymentId: string) => list().find((payment) => payment.paymentId === paymentId)

  return {
    read,
    list,
    update(paymentId, change) {
      const now = read(paymentId)
      const next = change(now)
      if (next === undefined || next === now) return now
      const all = [next, ...list().filter((payment) => payment.paymentId !== paymentId)]
      const [open, ended] = [all.filter((payment) => !isSettled(payment)), all.filter(isSettled)]
      own = [...open, ...ended].slice(0, most)
      try {
        storage.setItem(key, formatPayments(own))
        isBroken = false
      } catch {
        isBroken = true
      }
      return next
    },
    watch: (listener) => storage.watch((changed) => (changed === null || changed === key ? listener() : undefined)),
  }
}

/** An id that nobody guesses. */
export const randomId = ({ random }: Pick<Ports, 'random'>): string =>
  Array.from(random.bytes(12), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Whether an id is one of these. An app may have made one like it, too. */
export const isMadeId = (id: string): boolean => /^[\da-f]{24}$/.test(id)
