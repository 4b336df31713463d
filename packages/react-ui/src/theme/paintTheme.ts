import { applyThemeVariables } from './applyThemeVariables.js'
import { css as baseCss, classes as rootClasses } from './base.module.css.js'
import { classes as themeClasses, css as themeCss } from './theme.module.css.js'
import type { Theme, ThemeVariables } from './UiOptions.js'
import { adoptStyles } from './useStyles.js'

/**
 * Makes an element the theme root of views and parts outside the modal. The modal does this itself. The element doesn't affect layout
 * (`display: contents`).
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
