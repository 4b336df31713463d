'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { useKit } from '../kit/useKit.js'
import { type ResolvedLocale, resolveLocale } from './resolveLocale.js'

const never = (): (() => void) => () => undefined

/** Returns the resolved locale. On servers and while hydrating, `auto` is English, because the server doesn't know the user's languages. */
export function useLocale(locale = 'auto'): ResolvedLocale {
  const { languages } = useKit().ports.platform
  const isKnown = useIsHydrated()
  return useMemo(() => resolveLocale(locale, isKnown ? languages : []), [locale, languages, isKnown])
}

/** False on servers and in the first render of hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
