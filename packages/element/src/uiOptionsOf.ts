import type { UiOptions } from '@kit/react-ui'
import type { ElementDescription } from './createElementClass.js'
import type { KitElement } from './KitElement.js'

/** Attributes of every element. */
export const sharedAttributes: ElementDescription['attributes'] = {
  themeMode: { name: 'theme-mode', kind: 'text' },
  locale: { name: 'locale', kind: 'text' },
}

/** Properties of every element. */
export const sharedProperties: readonly string[] = ['themeVariables', 'messages', 'icons']

/** Returns the UI options of an element. Markup can contain any value, so unknown ones fall back to the default. */
export function uiOptionsOf({ themeMode, locale, themeVariables, messages, icons }: KitElement): UiOptions {
  return {
    theme: themeMode === 'light' || themeMode === 'dark' ? themeMode : 'auto',
    ...(locale !== undefined && { locale }),
    ...(themeVariables && { themeVariables }),
    ...(messages && { messages }),
    ...(icons && { icons }),
  }
}
