import type { UiOptions } from '@kit/react-ui'
import type { ElementDescription } from './createElementClass.js'
import type { KitElement } from './KitElement.js'

/** Attributes that every element has. */
export const sharedAttributes: ElementDescription['attributes'] = {
  themeMode: { name: 'theme-mode', kind: 'text' },
  locale: { name: 'locale', kind: 'text' },
}

/** Properties that every element has. */
export const sharedProperties: readonly string[] = ['themeVariables', 'messages', 'icons']

/** How the element looks. Markup may say anything: what is not known is the default. */
export function uiOptionsOf({ themeMode, locale, themeVariables, messages, icons }: KitElement): UiOptions {
  return {
    theme: themeMode === 'light' || themeMode === 'dark' ? themeMode : 'auto',
    ...(locale !== undefined && { locale }),
    ...(themeVariables && { themeVariables }),
    ...(messages && { messages }),
    ...(icons && { icons }),
  }
}
