import { useStore } from '@kit/react'
import { usePlugin } from '@kit/react-ui/feature'
import type { OnrampState } from '../OnrampState.js'
import type { OnrampPlugin, onramp } from '../onramp.js'

/** The commands of the plugin; `askQuote` is `quote`, whose name the state has. */
type OnrampCommands = Omit<OnrampPlugin, 'state' | 'quote'> & { readonly askQuote: OnrampPlugin['quote'] }

/** The state of buying and its commands. */
export function useOnramp(): OnrampState & OnrampCommands {
  const { state, quote: askQuote, ...commands } = usePlugin<ReturnType<typeof onramp>>('onramp')
  return { ...commands, askQuote, ...useStore(state) }
}
