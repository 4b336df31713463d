'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { useKit } from '../kit/useKit.js'
import { type ResolvedLocale, resolveLocale } from './resolveLocale.js'

const never = (): (() => void) => () => undefined

/** The resolved locale. On the server and while hydrating, `auto` is English: the server does not know the visitor. */
export function useLocale(locale = 'auto'): ResolvedLocale {
  const { languages } = useKit().ports.platform
  const isKnown = useIsHydrated()
  return useMemo(() => resolveLocale(locale, isKnown ? languages : []), [locale, languages, isKnown])
}

/** False on the server and in the first render of hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
