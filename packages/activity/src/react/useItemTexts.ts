import { formatAddress } from '@kit/core'
import { formatFiat, type MessageKey, useKit, useLanguage } from '@kit/react-ui/feature'
import type { ActivityItem } from '../index.js'
import { formatAge } from './formatAge.js'

/** Longer names are truncated like addresses. */
const maxNameLength = 24
/** Older transactions show a date. */
const maxAgeMs = 86_400_000

/** Texts of a transaction in a list: kind, other party, time, amount and value. */
export type ItemTexts = {
  readonly label: string
  readonly detail: string
  readonly amount: string | undefined
  readonly fiatValue: string | undefined
}

/** Returns a function that formats a transaction in the user's language. */
export function useItemTexts(): (item: ActivityItem) => ItemTexts {
  const { text, locale, has } = useLanguage()
  const nowMs = useKit().ports.clock.now()

  const whenOf = (atMs: number): string =>
    Math.abs(nowMs - atMs) < maxAgeMs
      ? formatAge(atMs, nowMs, locale)
      : new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' }).format(new Date(atMs))

  const amountOf = ({ direction, quantity, symbol, name }: ActivityItem['transfers'][number]): string => {
    const amount = formatQuantity(quantity, locale)
    const sign = amount.startsWith('<') || direction === 'self' ? '' : direction === 'in' ? '+' : '−'
    return `${sign}${amount} ${symbol ?? name ?? ''}`.trim()
  }

  return (item) => {
    const { kind, status, partner, transfers, atMs } = item
    const key = `activity.kind.${kind}`
    const name = partner?.isYou ? text('activity.you') : (partner?.name ?? partner?.address ?? '')
    const shortName = name.length > maxNameLength ? formatAddress(name) : name
    const [first, second] = transfers
    const isTrade = first !== undefined && second !== undefined && first.direction !== second.direction
    const parts = [
      status !== 'success' && text(`activity.status.${status}`),
      isTrade
        ? transfers
            .slice(0, 2)
            .filter(({ direction }) => direction !== 'in')
            .map(amountOf)
            .join(' ')
        : partner && text(`activity.${partner.direction}`, { name: shortName }),
      whenOf(atMs),
    ]
    const movesSomething = status === 'success' || status === 'pending'
    const main = isTrade ? transfers.find(({ direction }) => direction === 'in') : first
    return {
      label: has(key) ? text(key as MessageKey) : kind,
      detail: parts.filter(Boolean).join(' · '),
      amount: main && amountOf(main),
      // A transaction that failed or was never sent moved nothing.
      fiatValue: main?.value === undefined || !movesSomething ? undefined : formatFiat(main.value, locale),
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
