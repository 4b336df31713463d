import { formatBalance } from '@kit/core'
import type { Token } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import { usePlugin } from '@kit/react-ui/feature'
import type { PayState } from '../PayState.js'
import type { PayPlugin, pay } from '../pay.js'

/** The commands of the plugin; `depositAtExchange` is `deposit`, whose name the state has. */
type PayCommands = Omit<PayPlugin, 'state' | 'deposit'> & { readonly depositAtExchange: PayPlugin['deposit'] }

/** The state of paying and its commands. */
export function usePay(): PayState & PayCommands {
  const { state, deposit: depositAtExchange, ...commands } = usePlugin<ReturnType<typeof pay>>('pay')
  return { ...commands, depositAtExchange, ...useStore(state) }
}

/** Digits after the point that are written: enough for a fee, which is small. */
const mostDigits = 8

/** Writes an amount of a token as the visitor's language writes numbers, floored. */
export function formatPayAmount(amount: bigint, token: Pick<Token, 'decimals' | 'symbol'>, locale: string): string {
  const { decimals, symbol } = token
  const text = formatBalance({ value: amount, decimals }, mostDigits) as `${number}`
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: mostDigits }).format(text)} ${symbol}`
}
