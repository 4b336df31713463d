import { useStore } from '@kit/react'
import { unawaited, usePlugin } from '@kit/react-ui/feature'
import { useEffect } from 'react'
import type { SmartSessionsState } from '../SmartSessionsState.js'
import type { SmartSessionsApi, SmartSessionsPlugin } from '../smartSessions.js'

/** Returns the plugin and its state. Reloads the sessions whenever the account or network changes. */
export function useSmartSessions(): { readonly plugin: SmartSessionsApi; readonly state: SmartSessionsState } {
  const plugin = usePlugin<SmartSessionsPlugin>('smartSessions')
  const state = useStore(plugin.state)
  const about = `${state.networkId} ${state.address}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another account
  useEffect(() => {
    unawaited(plugin.load())
  }, [plugin, about])
  return { plugin, state }
}
