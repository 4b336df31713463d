'use client'
import { useEffect, useState } from 'react'
import { useKit } from '../kit/useKit.js'
import { type ButtonTexts, buttonTexts } from '../text/buttonTexts.data.js'
import type { ResolvedLocale } from '../text/resolveLocale.js'

/** Returns the texts of the buttons in a language. They are in English until the language is loaded, or if it fails to load. */
export function useButtonTexts({ catalogue }: ResolvedLocale): ButtonTexts {
  const { log } = useKit().ports
  const [loaded, setLoaded] = useState<Readonly<Record<string, ButtonTexts>>>()
  const isMissing = catalogue !== 'en' && loaded === undefined
  useEffect(() => {
    if (!isMissing) return
    let isUnmounted = false
    import('../text/locales.data.js').then(
      ({ buttonLocales }) => isUnmounted || setLoaded(buttonLocales),
      (error: unknown) => log.warn('The language of the buttons failed to load.', error),
    )
    return () => {
      isUnmounted = true
    }
  }, [isMissing, log])
  return loaded?.[catalogue] ?? buttonTexts
}
