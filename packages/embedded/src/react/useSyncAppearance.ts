'use client'
import { useAppearance } from '@kit/react-ui/feature'
import { useEffect } from 'react'
import { useEmbedded } from './useEmbedded.js'

/** Has the wallet's frame look as the modal does, from a view that is seen with it or before it. */
export function useSyncAppearance(): void {
  const { setAppearance } = useEmbedded()
  const { theme, themeVariables, locale } = useAppearance()
  useEffect(
    () => setAppearance({ theme, locale, ...(themeVariables && { themeVariables }) }),
    [setAppearance, theme, themeVariables, locale],
  )
}
