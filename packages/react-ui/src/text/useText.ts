'use client'
import { type Context, createContext, useContext } from 'react'
import type { Text } from './createText.js'

/** The language of the modal. */
export type Language = {
  readonly text: Text
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
  /** Whether a string is a text key. */
  has(key: string): boolean
}

/** Context of the language, for views and parts. */
export const LanguageContext: Context<Language | undefined> = createContext<Language | undefined>(undefined)

/**
 * Returns the texts of the modal, for use in views.
 *
 * @example
 * const text = useText()
 * <Button>{text('common.tryAgain')}</Button>
 */
export function useText(): Text {
  return useLanguage().text
}

/** Returns the language of the modal: its texts, its tag for `Intl`, and its direction. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (language === undefined) throw new Error('Views and parts must be rendered inside KitModal.')
  return language
}
