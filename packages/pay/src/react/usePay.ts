import { useStore } from '@kit/react'
import { usePlugin } from '@kit/react-ui/feature'
import type { PayState } from '../PayState.js'
import type { PayPlugin, pay } from '../pay.js'

/** The plugin and its state. */
export function usePay(): { readonly plugin: PayPlugin; readonly state: PayState } {
  const plugin = usePlugin<ReturnType<typeof pay>>('pay')
  return { plugin, state: useStore(plugin.state) }
}
