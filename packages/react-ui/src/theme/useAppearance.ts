'use client'
import { useLanguage } from '../text/useText.js'
import { useUiOptions } from './KitUi.js'
import type { Theme, ThemeVariables } from './UiOptions.js'

/** Appearance and language of the modal, for features that show something outside it. */
export type Appearance = {
  readonly theme: Theme
  readonly themeVariables?: ThemeVariables
  /** BCP 47 tag. */
  readonly locale: string
}

/**
 * Returns the appearance of the modal around a view.
 *
 * @example const { theme, locale } = useAppearance()
 */
export function useAppearance(): Appearance {
  const { theme = 'auto', themeVariables } = useUiOptions()
  const { locale } = useLanguage()
  return { theme, locale, ...(themeVariables && { themeVariables }) }
}
