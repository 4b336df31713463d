import { useStore } from '@kit/react'
import { usePlugin } from '@kit/react-ui/feature'
import { useEffect } from 'react'
import type { NamesState } from '../NamesState.js'
import type { NamesApi, NamesPlugin } from '../names.js'

/** The plugin and its state; what is offered is asked again for each account and network that is shown. */
export function useNames(): { readonly plugin: NamesApi; readonly state: NamesState } {
  const plugin = usePlugin<NamesPlugin>('names')
  const state = useStore(plugin.state)
  const about = `${state.networkId} ${state.address}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another account
  useEffect(() => {
    void plugin.load()
  }, [plugin, about])
  return { plugin, state }
}
