import { type KnownLocale, knownLocales, matchLocale } from '@kit/core/plugin'
import { locales } from './locales.data.js'
import { type WalletTexts, walletTexts } from './walletTexts.data.js'

/** The language of the page. */
export type WalletLanguage = { readonly locale: KnownLocale; readonly texts: WalletTexts }

/**
 * Loads the texts in the user's first language that the page has, or in English.
 *
 * @example const { texts } = await loadWalletTexts(navigator.languages)
 */
export async function loadWalletTexts(languages: readonly string[]): Promise<WalletLanguage> {
  const locale = languages.map((tag) => matchLocale(tag, knownLocales)).find((known) => known !== undefined) ?? 'en'
  if (locale === 'en') return { locale, texts: walletTexts }
  try {
    return { locale, texts: (await locales[locale]()).texts }
  } catch {
    // A wallet in English is better than none.
    return { locale: 'en', texts: walletTexts }
  }
}
