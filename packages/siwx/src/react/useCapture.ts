'use client'
import { useKit } from '@kit/react'
import type { EmailCapture } from '../capture/CaptureState.js'
import type { SiwxApi } from '../SiwxApi.js'

/** Returns the email confirmation, if the app uses one. */
export function useCapture(): EmailCapture | undefined {
  const plugins: { readonly siwx?: SiwxApi } = useKit().plugins
  return plugins.siwx?.emailCapture
}
