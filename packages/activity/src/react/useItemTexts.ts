import { formatAddress } from '@kit/core'
import { formatAge, formatFiat, type MessageKey, useKit, useLanguage } from '@kit/react-ui/feature'
import type { ActivityItem } from '../index.js'
import { isFailedStatus } from './isFailedStatus.js'

/** Longer names are truncated like addresses. */
const maxNameLength = 24
/** Older transactions show a date. */
const maxAgeMs = 86_400_000

/** Largest number of digits before the decimal point that leaves room for decimals in a row. */
const maxPreciseDigits = 4

/** Texts of a transaction in a list. */
export type ItemTexts = {
  readonly label: string
  /** Undefined after success. */
  readonly status: string | undefined
  /** The other party, or what a trade gave. */
  readonly about: string | undefined
  readonly when: string
  /** The main amount, rounded down to what fits. */
  readonly amount: string | undefined
  /** The main amount and what a trade gave, with more decimals. */
  readonly exact: { readonly amount: string | undefined; readonly gave: string | undefined }
  /** Value of the main amount. Undefined for a transaction that failed or was never sent, because it moved nothing. */
  readonly fiatValue: string | undefined
}

type Transfer = ActivityItem['transfers'][number]

/** Returns a function that formats a transaction in the user's language. */
export function useItemTexts(): (item: ActivityItem) => ItemTexts {
  const { text, locale, has } = useLanguage()
  const nowMs = useKit().ports.clock.now()

  const whenOf = (atMs: number): string =>
    Math.abs(nowMs - atMs) < maxAgeMs
      ? formatAge(atMs, nowMs, locale)
      : new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' }).format(new Date(atMs))

  const amountOf = ({ direction, quantity, symbol, name }: Transfer, digits?: number): string => {
    const amount = formatQuantity(quantity, locale, digits)
    const sign = amount.startsWith('<') || direction === 'self' ? '' : direction === 'in' ? '+' : '−'
    return `${sign}${amount} ${symbol ?? name ?? ''}`.trim()
  }
  const shortAmountOf = (transfer: Transfer): string => {
    const { length } = transfer.quantity.split('.')[0] ?? ''
    return amountOf(transfer, length > maxPreciseDigits ? 0 : undefined)
  }

  const aboutPartner = ({ direction, isYou, name, address }: NonNullable<ActivityItem['partner']>): string => {
    if (isYou) return text(`activity.${direction}You`)
    // The seller of a purchase.
    if (address === '' && name !== undefined) return name
    const shown = name ?? address
    return text(`activity.${direction}`, { name: shown.length > maxNameLength ? formatAddress(shown) : shown })
  }

  return (item) => {
    const { kind, status, partner, transfers, atMs } = item
    const key = `activity.kind.${kind}`
    const [first, second] = transfers
    const isTrade = first !== undefined && second !== undefined && first.direction !== second.direction
    const main = isTrade ? transfers.find(({ direction }) => direction === 'in') : first
    const gave = isTrade ? transfers.find(({ direction }) => direction !== 'in') : undefined
    return {
      label: has(key) ? text(key as MessageKey) : kind,
      status: status === 'success' ? undefined : text(`activity.status.${status}`),
      about: gave ? `\u2066${shortAmountOf(gave)}\u2069` : partner && aboutPartner(partner),
      when: whenOf(atMs),
      amount: main && shortAmountOf(main),
      exact: { amount: main && amountOf(main), gave: gave && amountOf(gave) },
      fiatValue: main?.value === undefined || isFailedStatus(status) ? undefined : formatFiat(main.value, locale),
    }
  }
}

/**
 * Formats an exact decimal string in the given language, rounded down to `digits` decimals. Smaller amounts are shown as less than the
 * minimum.
 *
 * @example formatQuantity('0.0005', 'en') // '<0.001'
 */
export function formatQuantity(quantity: string, locale: string, digits = 3): string {
  const [whole = '0', fraction = ''] = quantity.split('.')
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: digits })
  const floored = `${whole}.${fraction.slice(0, digits)}0` as `${number}`
  if (Number(floored) === 0 && /[1-9]/.test(fraction)) return `<${format.format(10 ** -digits)}`
  return format.format(floored)
}
