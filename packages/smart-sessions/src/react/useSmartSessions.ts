import { useStore } from '@kit/react'
import { usePlugin } from '@kit/react-ui/feature'
import { useEffect } from 'react'
import type { SmartSessionsState } from '../SmartSessionsState.js'
import type { SmartSessionsApi, SmartSessionsPlugin } from '../smartSessions.js'

/** The plugin and its state; the sessions are read again for each account and network that is shown. */
export function useSmartSessions(): { readonly plugin: SmartSessionsApi; readonly state: SmartSessionsState } {
  const plugin = usePlugin<SmartSessionsPlugin>('smartSessions')
  const state = useStore(plugin.state)
  const about = `${state.networkId} ${state.address}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another account
  useEffect(() => {
    void plugin.load()
  }, [plugin, about])
  return { plugin, state }
}
