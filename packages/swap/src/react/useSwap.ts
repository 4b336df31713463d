import type { KitError } from '@kit/core'
import { useStore } from '@kit/react'
import { type MessageKey, usePlugin } from '@kit/react-ui/feature'
import type { SwapState } from '../SwapState.js'
import type { SwapPlugin, swap } from '../swap.js'

/** Commands of the plugin. `quote` is renamed to `requestQuote`, since the state has a field `quote`. */
type SwapCommands = Omit<SwapPlugin, 'state' | 'quote'> & { readonly requestQuote: SwapPlugin['quote'] }

/** Returns the state of the swap and its commands. */
export function useSwap(): SwapState & SwapCommands {
  const { state, quote: requestQuote, ...commands } = usePlugin<ReturnType<typeof swap>>('swap')
  return { ...useStore(state), ...commands, requestQuote }
}

/** Returns the text key of an error. */
export function errorText({ code }: KitError): MessageKey {
  if (code === 'swap/insufficientLiquidity') return 'swap.errorLiquidity'
  if (code === 'transaction/insufficientFunds') return 'swap.errorFunds'
  if (code === 'swap/transactionMismatch') return 'swap.errorBlocked'
  if (code === 'swap/feeOnTransfer') return 'swap.errorFee'
  if (code === 'swap/wouldFail') return 'swap.errorWouldFail'
  if (code === 'transaction/reverted' || code === 'transaction/expired') return 'swap.errorReverted'
  if (code === 'transaction/partlyReverted') return 'swap.errorPartly'
  if (code === 'swap/notSupported') return 'account.cannotSwap'
  if (code === 'swap/priceChanged') return 'swap.errorPrice'
  if (code === 'transaction/maybeSent') return 'swap.errorMaybeSent'
  if (code === 'transaction/timedOut') return 'swap.errorApprovalPending'
  if (code === 'connection/rejected') return 'swap.errorDeclined'
  if (code === 'network/offline') return 'swap.errorOffline'
  return code.startsWith('api/') ? 'swap.errorService' : 'swap.error'
}
