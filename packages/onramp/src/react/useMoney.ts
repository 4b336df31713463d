import { formatFiat, useLanguage } from '@kit/react-ui/feature'

type Write = (amount: string, currency: string) => string

/** How money, decimal text, is written in the visitor's language: to the cent, or where there are none without. */
export function useMoney(): { readonly money: Write; readonly round: Write } {
  const { locale } = useLanguage()
  /** A currency that nobody knows stands after the number. */
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

/** Digits that fit beside a token. */
const mostDigits = 9

/**
 * What is bought, as the language writes numbers, floored to eight digits after the point, or fewer behind a long number.
 *
 * @example formatBoughtAmount('0.098500000000000000', 'ETH', 'en') // '0.0985 ETH'
 */
export function formatBoughtAmount(quantity: string, symbol: string, locale: string): string {
  const [whole = '0', fraction = ''] = quantity.split('.')
  const kept = fraction.slice(0, Math.max(0, mostDigits - whole.length))
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: mostDigits })
  return `${number.format(`${whole}.${kept || '0'}` as `${number}`)} ${symbol}`.trim()
}
