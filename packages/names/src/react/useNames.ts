import { useStore } from '@kit/react'
import { usePlugin } from '@kit/react-ui/feature'
import { useEffect } from 'react'
import type { NamesState } from '../NamesState.js'
import type { NamesApi, NamesPlugin } from '../names.js'

/** The names of the account and the commands; what is offered is asked again for each account and network that is shown. */
export function useNames(): NamesState & Omit<NamesApi, 'state'> {
  const { state: store, ...commands } = usePlugin<NamesPlugin>('names')
  const state = useStore(store)
  const { load } = commands
  const about = `${state.networkId} ${state.address}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another account
  useEffect(() => {
    void load()
  }, [load, about])
  return { ...commands, ...state }
}
