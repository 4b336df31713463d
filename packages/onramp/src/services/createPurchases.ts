import type { StoragePort } from '@kit/core'
import { cleanText, isCaipNetworkId } from '@kit/core/plugin'
import type { Purchase } from '../OnrampState.js'

const most = 10
/** How long a purchase is tracked: time for the user to pay, and for the order to be delivered. */
const trackedMs = 3_600_000
const pendingMs = 86_400_000
const statuses = ['waiting', 'pending', 'success', 'failed'] as const
const page = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])[^\s"'<>\\]{0,16384}$/i

/** Started purchases in storage, one per account. */
export type Purchases = {
  read(address: string): Purchase | undefined
  write(purchase: Purchase): void
  remove(address: string): void
  /** Calls the listener when another tab changes them. Returns the unsubscribe function. */
  watch(listener: () => void): () => void
}

/** Creates the storage of purchases. Stored data is untrusted. */
export function createPurchases(storage: StoragePort, now: () => number, key: string): Purchases {
  function readAll(): readonly Purchase[] {
    try {
      const rows: unknown = JSON.parse(storage.getItem(key) ?? '[]')
      const kept = Array.isArray(rows) ? rows.slice(0, most).flatMap((row) => parsePurchase(row) ?? []) : []
      return kept.filter((row) => !isExpired(row, now()))
    } catch {
      return []
    }
  }
  function writeAll(rows: readonly Purchase[]): void {
    try {
      if (rows.length === 0) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(rows.slice(0, most)))
    } catch {
      // If storage is unavailable, the purchase is lost on reload; the service still knows the order.
    }
  }
  // Remove expired purchases, so that they are no longer tracked.
  writeAll(readAll())
  const others = (address: string) => readAll().filter((row) => row.address !== address)
  return {
    read: (address) => readAll().find((row) => row.address === address),
    write: (purchase) => writeAll([purchase, ...others(purchase.address)]),
    remove: (address) => writeAll(others(address)),
    watch: (listener) => storage.watch((changed) => (changed === null || changed === key ? listener() : undefined)),
  }
}

/** Whether a purchase has expired and is no longer tracked. */
export function isExpired({ status, startedAtMs }: Purchase, nowMs: number): boolean {
  const age = Math.abs(nowMs - startedAtMs)
  return age > (status === 'pending' ? pendingMs : trackedMs)
}

/** Parses a purchase from storage. Returns undefined if it is invalid. */
export function parsePurchase(value: unknown): Purchase | undefined {
  const row = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<keyof Purchase, unknown>>
  const { networkId, url, startedAtMs, afterMs, status, orderId } = row
  const address = cleanText(row.address, 128)
  const known = statuses.find((one) => one === status)
  if (address === '' || !isCaipNetworkId(networkId) || known === undefined) return undefined
  if (typeof url !== 'string' || !page.test(url)) return undefined
  if (!isMoment(startedAtMs) || !isMoment(afterMs)) return undefined
  return {
    networkId,
    address,
    symbol: cleanText(row.symbol, 32),
    amount: cleanText(row.amount, 40),
    currency: cleanText(row.currency, 8),
    url,
    startedAtMs,
    afterMs,
    status: known,
    orderId: cleanText(orderId, 200) || undefined,
  }
}

function isMoment(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
