import { useStore } from '@kit/react'
import { formatFiat, formatTokenAmount, usePlugin } from '@kit/react-ui/feature'
import type { Payment, PayState } from '../PayState.js'
import type { PayPlugin, pay } from '../pay.js'

/** Commands of the plugin. `deposit` is renamed to `depositAtExchange`, since the state has a field `deposit`. */
type PayCommands = Omit<PayPlugin, 'state' | 'deposit'> & { readonly depositAtExchange: PayPlugin['deposit'] }

/** Returns the state of payments and its commands. */
export function usePay(): PayState & PayCommands {
  const { state, deposit: depositAtExchange, ...commands } = usePlugin<ReturnType<typeof pay>>('pay')
  return { ...useStore(state), ...commands, depositAtExchange }
}

/** Formats what a payment asks for: in US dollars if the price of its token is known. */
export const formatRequested = (payment: Payment, price: number | undefined, locale: string): string =>
  price === undefined
    ? formatTokenAmount(payment.amount, payment.token, locale, payment.token.decimals)
    : formatPayWorth(payment, price, locale)

/** Formats the value of a payment in US dollars. */
export const formatPayWorth = (
  { amount, token }: Pick<Payment, 'amount' | 'token'>,
  price: number,
  locale: string,
): string => formatFiat((Number(amount) / 10 ** token.decimals) * price, locale)
