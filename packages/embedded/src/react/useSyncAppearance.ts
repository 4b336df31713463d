'use client'
import { useAppearance } from '@kit/react-ui/feature'
import { useEffect } from 'react'
import { useEmbedded } from './useEmbedded.js'

/** Syncs the look of the wallet frame with the modal. Used by views shown with the frame or before it. */
export function useSyncAppearance(): void {
  const { setAppearance } = useEmbedded()
  const { theme, themeVariables, locale } = useAppearance()
  useEffect(
    () => setAppearance({ theme, locale, ...(themeVariables && { themeVariables }) }),
    [setAppearance, theme, themeVariables, locale],
  )
}
