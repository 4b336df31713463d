import { useStore } from '@kit/react'
import { usePlugin } from '@kit/react-ui/feature'
import type { OnrampState } from '../OnrampState.js'
import type { OnrampPlugin, onramp } from '../onramp.js'

/** The plugin and its state. */
export function useOnramp(): { readonly plugin: OnrampPlugin; readonly state: OnrampState } {
  const plugin = usePlugin<ReturnType<typeof onramp>>('onramp')
  return { plugin, state: useStore(plugin.state) }
}
