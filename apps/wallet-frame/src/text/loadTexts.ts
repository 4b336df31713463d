import type { KnownLocale } from '@kit/core/plugin'
import type { AnyMessages } from '@kit/react-ui/feature'
import type { en } from './en.data.js'
import { locales } from './locales.data.js'

declare module '@kit/react-ui/feature' {
  interface FeatureTexts {
    /** Texts shared by all views of the frame. */
    frame: typeof en
    approval: typeof en
    keys: typeof en
    pages: typeof en
    permissions: typeof en
    solana: typeof en
    window: typeof en
  }
}

/** Loads the texts of the frame in a language. */
export async function loadTexts(locale: KnownLocale): Promise<AnyMessages> {
  if (locale === 'en') return (await import('./en.data.js')).en
  return (await locales[locale]()).texts
}
