import type { Messages } from './Messages.js'
import type { KnownLocale } from './resolveLocale.js'

/** Loads the catalogue of one language and no other. */
export function loadMessages(catalogue: KnownLocale): Promise<Messages> {
  return catalogue === 'ar'
    ? import('./ar.data.js').then((module) => module.ar)
    : import('./en.data.js').then((module) => module.en)
}
