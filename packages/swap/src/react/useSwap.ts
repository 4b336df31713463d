import { useStore } from '@kit/react'
import { usePlugin } from '@kit/react-ui/feature'
import type { SwapState } from '../SwapState.js'
import type { SwapPlugin, swap } from '../swap.js'

/** The swap, and what can be done with it. `quote` is what the amount brings, not the command. */
export function useSwap(): Omit<SwapPlugin, 'state' | 'quote'> & SwapState {
  const { state, ...commands } = usePlugin<ReturnType<typeof swap>>('swap')
  return { ...commands, ...useStore(state) }
}
