import { useStore } from '@kit/react'
import { usePlugin } from '@kit/react-ui/feature'
import type { OnrampState } from '../OnrampState.js'
import type { OnrampPlugin, onramp } from '../onramp.js'

/** Commands of the plugin. `quote` is renamed to `requestQuote`, since the state has a field `quote`. */
type OnrampCommands = Omit<OnrampPlugin, 'state' | 'quote'> & { readonly requestQuote: OnrampPlugin['quote'] }

/** Returns the state of the on-ramp and its commands. */
export function useOnramp(): OnrampState & OnrampCommands {
  const { state, quote: requestQuote, ...commands } = usePlugin<ReturnType<typeof onramp>>('onramp')
  return { ...useStore(state), ...commands, requestQuote }
}
