import { formatFiat, useLanguage } from '@kit/react-ui/feature'

/** Writes money, decimal text, in the visitor's language; a currency that nobody knows stands after the number. */
export function useMoney(): (amount: string, currency: string) => string {
  const { locale } = useLanguage()
  return (amount, currency) => {
    try {
      return formatFiat(Number(amount), locale, currency)
    } catch {
      return `${amount} ${currency}`
    }
  }
}
