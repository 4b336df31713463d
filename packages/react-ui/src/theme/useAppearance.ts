'use client'
import { useLanguage } from '../text/useText.js'
import { useUiOptions } from './KitUi.js'
import type { Theme, ThemeVariables } from './UiOptions.js'

/** How the modal looks, and the tag of its language: for what a feature shows outside it. */
export type Appearance = {
  readonly theme: Theme
  readonly themeVariables?: ThemeVariables
  /** BCP 47. */
  readonly locale: string
}

/**
 * How the modal looks around a view.
 *
 * @example const { theme, locale } = useAppearance()
 */
export function useAppearance(): Appearance {
  const { theme = 'auto', themeVariables } = useUiOptions()
  const { locale } = useLanguage()
  return { theme, locale, ...(themeVariables && { themeVariables }) }
}
