import { applyThemeVariables } from './applyThemeVariables.js'
import { css as baseCss, classes as rootClasses } from './base.module.css.js'
import { classes as themeClasses, css as themeCss } from './theme.module.css.js'
import type { Theme, ThemeVariables } from './UiOptions.js'
import { adoptStyles } from './useStyles.js'

/**
 * Makes an element of a page of its own the root of views and parts: they find the roles of the theme below it. The modal does so by itself.
 * The element does not take part in layout (`display: contents`).
 *
 * @example
 * paintTheme(root, 'dark', { accent: '#7c5cff' })
 */
export function paintTheme(element: HTMLElement, theme: Theme, variables: ThemeVariables = {}): void {
  adoptStyles(document, themeCss)
  adoptStyles(document, baseCss)
  element.classList.add(rootClasses.root, themeClasses.theme)
  element.dataset['theme'] = theme
  applyThemeVariables(element, variables)
}
