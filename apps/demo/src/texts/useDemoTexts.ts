import type { KnownLocale } from '@kit/core/plugin'
import { createContext, useContext, useEffect, useState } from 'react'
import { type DemoTexts, demoTexts } from './demoTexts.data.js'
import { locales } from './locales.data.js'

/** The texts in the language of the page. */
export const DemoTextsContext = createContext<DemoTexts>(demoTexts)

/** Returns the texts in the language of the page. */
export const useDemoTexts = (): DemoTexts => useContext(DemoTextsContext)

/** Loads the texts in a language. Until they are there, the page keeps those that it has. */
export function useLoadedTexts(language: KnownLocale): DemoTexts {
  const [texts, setTexts] = useState<DemoTexts>(demoTexts)
  useEffect(() => {
    let isUnmounted = false
    const loading = language === 'en' ? Promise.resolve({ texts: demoTexts }) : locales[language]()
    loading.then((loaded) => isUnmounted || setTexts(loaded.texts), console.error)
    return () => {
      isUnmounted = true
    }
  }, [language])
  return texts
}

/**
 * Replaces the placeholders of a text.
 *
 * @example fillText('Pay {amount}', { amount: '$5' }) // 'Pay $5'
 */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
