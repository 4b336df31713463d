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
