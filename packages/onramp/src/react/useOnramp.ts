import { useStore } from '@kit/react'
import { usePlugin } from '@kit/react-ui/feature'
import type { OnrampState } from '../OnrampState.js'
import type { OnrampPlugin, onramp } from '../onramp.js'

/** Commands of the plugin. `quote` is renamed to `askQuote`, since the state has a field `quote`. */
type OnrampCommands = Omit<OnrampPlugin, 'state' | 'quote'> & { readonly askQuote: OnrampPlugin['quote'] }

/** Returns the state of the on-ramp and its commands. */
export function useOnramp(): OnrampState & OnrampCommands {
  const { state, quote: askQuote, ...commands } = usePlugin<ReturnType<typeof onramp>>('onramp')
  return { ...useStore(state), ...commands, askQuote }
}
