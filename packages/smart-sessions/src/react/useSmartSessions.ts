import { useStore } from '@kit/react'
import { unawaited, usePlugin } from '@kit/react-ui/feature'
import { useEffect } from 'react'
import type { SmartSessionsState } from '../SmartSessionsState.js'
import type { SmartSessionsApi, SmartSessionsPlugin } from '../smartSessions.js'

/** State and commands of the plugin. */
export type SmartSessions = SmartSessionsState & Omit<SmartSessionsApi, 'state'>

/** Returns the sessions and the commands. Reloads the sessions whenever the account or network changes. */
export function useSmartSessions(): SmartSessions {
  const { state: store, ...commands } = usePlugin<SmartSessionsPlugin>('smartSessions')
  const state = useStore(store)
  const { load } = commands
  const about = `${state.networkId} ${state.address}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads for another account
  useEffect(() => {
    unawaited(load())
  }, [load, about])
  return { ...state, ...commands }
}
