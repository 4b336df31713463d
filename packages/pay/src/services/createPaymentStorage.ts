import type { StoragePort } from '@kit/core'
import type { Ports } from '@kit/core/plugin'
import { isFinal, type Payment } from '../PayState.js'
import { formatPayments, parsePayments } from './parsePayments.js'

/** Maximum number of stored payments. The oldest settled ones are removed first. */
const maxPayments = 50

/** The payments of all tabs, by ID. */
export type PaymentStorage = {
  read(paymentId: string): Payment | undefined
  list(): readonly Payment[]
  /**
   * Updates the stored payment, which another tab may have written. Writes nothing if the callback returns its argument or undefined.
   * Returns the stored payment.
   */
  update(paymentId: string, change: (now: Payment | undefined) => Payment | undefined): Payment | undefined
  /** Calls the listener when another tab changes payments. Returns the unsubscribe function. */
  watch(listener: () => void): () => void
}

/** Creates a payment that isn't started. */
export const newPayment = (
  paymentId: string,
  terms: Pick<Payment, 'networkId' | 'token' | 'amount' | 'recipient' | 'item'>,
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

/** Creates the storage. If storage is unavailable, payments are kept in memory until the page is closed. */
export function createPaymentStorage(storage: StoragePort, key: string): PaymentStorage {
  let own: readonly Payment[] = []
  let isBroken = false

  function readStored(): readonly Payment[] {
    try {
      return parsePayments(storage.getItem(key), maxPayments)
    } catch {
      return []
    }
  }
  function list(): readonly Payment[] {
    const stored = readStored()
    // A record that storage failed to write is newer than its contents.
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
      const [open, ended] = [all.filter((payment) => !isFinal(payment)), all.filter(isFinal)]
      own = [...open, ...ended].slice(0, maxPayments)
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

/** Returns an unguessable ID. */
export const randomId = ({ random }: Pick<Ports, 'random'>): string =>
  Array.from(random.bytes(12), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Whether an ID looks generated. An app may also use one of the same form. */
export const isGeneratedId = (id: string): boolean => /^[\da-f]{24}$/.test(id)
