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
