import { useStore } from '@kit/react'
import { type AnyIcon, unawaited, usePlugin } from '@kit/react-ui/feature'
import { useEffect } from 'react'
import type { NamesState } from '../NamesState.js'
import type { NamesApi, NamesPlugin } from '../names.js'

/** Returns the names state and commands. Reloads what is available whenever the account or network changes. */
export function useNames(): NamesState & Omit<NamesApi, 'state'> {
  const { state: store, ...commands } = usePlugin<NamesPlugin>('names')
  const state = useStore(store)
  const { load } = commands
  const about = `${state.networkId} ${state.address}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again for another account
  useEffect(() => {
    unawaited(load())
  }, [load, about])
  return { ...state, ...commands }
}

/** An at sign. */
export const nameIcon: AnyIcon = {
  path: 'M15.5 12a3.5 3.5 0 11-7 0 3.5 3.5 0 017 0zM15.5 8.5v4.6a2.2 2.2 0 004.4 0V12A7.9 7.9 0 1016.6 18.4',
}
