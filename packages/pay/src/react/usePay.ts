import { formatBalance } from '@kit/core'
import type { Token } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import { formatFiat, usePlugin } from '@kit/react-ui/feature'
import type { Payment, PayState } from '../PayState.js'
import type { PayPlugin, pay } from '../pay.js'

/** Commands of the plugin. `deposit` is renamed to `depositAtExchange`, since the state has a field `deposit`. */
type PayCommands = Omit<PayPlugin, 'state' | 'deposit'> & { readonly depositAtExchange: PayPlugin['deposit'] }

/** Returns the state of payments and its commands. */
export function usePay(): PayState & PayCommands {
  const { state, deposit: depositAtExchange, ...commands } = usePlugin<ReturnType<typeof pay>>('pay')
  return { ...useStore(state), ...commands, depositAtExchange }
}

/** Maximum number of decimals: enough for fees, which are small. */
const maxDigits = 8

/** Formats a token amount in the user's language, rounded down. */
export function formatPayAmount(amount: bigint, token: Pick<Token, 'decimals' | 'symbol'>, locale: string): string {
  const { decimals, symbol } = token
  const text = formatBalance({ value: amount, decimals }, maxDigits) as `${number}`
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: maxDigits }).format(text)} ${symbol}`
}

/** Formats what a payment asks for: in US dollars if the price of its token is known. */
export const formatRequested = (payment: Payment, price: number | undefined, locale: string): string =>
  price === undefined ? formatPayAmount(payment.amount, payment.token, locale) : formatPayWorth(payment, price, locale)

/** Formats the value of a payment in US dollars. */
export const formatPayWorth = (
  { amount, token }: Pick<Payment, 'amount' | 'token'>,
  price: number,
  locale: string,
): string => formatFiat((Number(amount) / 10 ** token.decimals) * price, locale)
