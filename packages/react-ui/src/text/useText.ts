'use client'
import { type Context, createContext, useContext } from 'react'
import type { Text } from './createText.js'

/** The language of the modal. */
export type Language = {
  readonly text: Text
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
  /** Whether a word is the name of a text. */
  has(key: string): boolean
}

/** Carries the language to views and parts. */
export const LanguageContext: Context<Language | undefined> = createContext<Language | undefined>(undefined)

/**
 * The texts of the modal, for a view.
 *
 * @example
 * const text = useText()
 * <Button>{text('common.tryAgain')}</Button>
 */
export function useText(): Text {
  return useLanguage().text
}

/** The language of the modal: its texts, its tag for `Intl`, its direction. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (language === undefined) throw new Error('Views and parts must be rendered inside KitModal.')
  return language
}
