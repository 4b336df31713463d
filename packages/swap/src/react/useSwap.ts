import { useStore } from '@kit/react'
import { usePlugin } from '@kit/react-ui/feature'
import type { SwapState } from '../SwapState.js'
import type { SwapPlugin, swap } from '../swap.js'

/** The plugin and its state. */
export function useSwap(): { readonly plugin: SwapPlugin; readonly state: SwapState } {
  const plugin = usePlugin<ReturnType<typeof swap>>('swap')
  return { plugin, state: useStore(plugin.state) }
}
