import { useStore } from '@kit/react'
import { useKit, usePlugin } from '@kit/react-ui/feature'
import { useEffect } from 'react'
import type { ActivityApi, ActivityPlugin, ActivityState } from '../index.js'

/** The history of the active account, which is asked for while it is shown. */
export function useActivity(): ActivityState & { readonly api: ActivityApi } {
  const api = usePlugin<ActivityPlugin>('activity')
  const { ports } = useKit()
  useEffect(() => {
    api.load().catch((error) => ports.log.error('The activity did not load', error))
  }, [api, ports])
  return { ...useStore(api.state), api }
}
