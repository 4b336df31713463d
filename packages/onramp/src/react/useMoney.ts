import { formatFiat, useLanguage } from '@kit/react-ui/feature'

type Write = (amount: string, currency: string) => string

/** Returns functions that format an amount of money (a decimal string) in the user's language, with cents or only if there are any. */
export function useMoney(): { readonly money: Write; readonly round: Write } {
  const { locale } = useLanguage()
  /** Unknown currencies are written after the number. */
  const safe =
    (write: Write): Write =>
    (amount, currency) => {
      try {
        return write(amount, currency)
      } catch {
        return `${amount} ${currency}`
      }
    }
  const money = safe((amount, currency) => formatFiat(Number(amount), locale, currency))
  const round = safe((amount, currency) => formatFiat(Number(amount), locale, currency, 'round'))
  return { money, round }
}

/** Number of digits that fit beside a token. */
const maxDigits = 9

/**
 * Formats a bought amount in the given language, rounded down to eight decimals, or fewer after a long integer part.
 *
 * @example formatBoughtAmount('0.098500000000000000', 'ETH', 'en') // '0.0985 ETH'
 */
export function formatBoughtAmount(quantity: string, symbol: string, locale: string): string {
  const [whole = '0', fraction = ''] = quantity.split('.')
  const kept = fraction.slice(0, Math.max(0, maxDigits - whole.length))
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: maxDigits })
  return `${number.format(`${whole}.${kept || '0'}` as `${number}`)} ${symbol}`.trim()
}
