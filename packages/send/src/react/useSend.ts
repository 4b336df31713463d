'use client'
import { useStore } from '@kit/react'
import { usePlugin } from '@kit/react-ui/feature'
import type { SendState } from '../SendState.js'
import type { SendApi, SendPlugin } from '../send.js'

/** The form, and what can be done with it. */
export function useSend(): SendState & Omit<SendApi, 'state'> {
  const { state, ...commands } = usePlugin<SendPlugin>('send')
  return { ...useStore(state), ...commands }
}
