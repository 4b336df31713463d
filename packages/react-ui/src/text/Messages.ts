import type { KnownLocale } from '@kit/core/plugin'
import type { en } from './en.data.js'
import type { enConnected } from './enConnected.data.js'
import type { enFeatures } from './enFeatures.data.js'
import type { enPairing } from './enPairing.data.js'
import type { enWallets } from './enWallets.data.js'

/** The built-in English texts. */
type English = typeof en & typeof enConnected & typeof enFeatures & typeof enPairing & typeof enWallets

/** Plural categories besides `other` of the built-in languages that have some (CLDR, as in `Intl.PluralRules`). */
export type PluralForms = {
  readonly ar: 'zero' | 'one' | 'two' | 'few' | 'many'
  readonly bn: 'one'
  readonly cs: 'one' | 'few' | 'many'
  readonly de: 'one'
  readonly el: 'one'
  readonly es: 'one' | 'many'
  readonly fa: 'one'
  readonly fil: 'one'
  readonly fr: 'one' | 'many'
  readonly he: 'one' | 'two'
  readonly hi: 'one'
  readonly it: 'one' | 'many'
  readonly nl: 'one'
  readonly pl: 'one' | 'few' | 'many'
  readonly 'pt-BR': 'one' | 'many'
  readonly ro: 'one' | 'few'
  readonly ru: 'one' | 'few' | 'many'
  readonly sv: 'one'
  readonly tr: 'one'
  readonly uk: 'one' | 'few' | 'many'
  readonly ur: 'one'
}

/** A text that depends on a number. `other` is used for categories without a text. */
export type PluralMessage = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** A text that depends on a number, with a form for each plural category of a built-in language. */
export type PluralMessageIn<Locale extends KnownLocale> = {
  readonly [Category in (Locale extends keyof PluralForms ? PluralForms[Locale] : never) | 'other']: string
}

/** A text. Each `{name}` is replaced by the value with that name. */
export type Message = string | PluralMessage

/**
 * English texts of features, by feature ID. Features add theirs by declaration merging, so the keys are known everywhere. Each key starts
 * with the ID, as in `tip.title`.
 *
 * @example declare module '@kit/react-ui/feature' { interface FeatureTexts { tip: typeof en } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in features
export interface FeatureTexts {}

/** Text keys of a feature. */
export type FeatureKey<Id extends keyof FeatureTexts = keyof FeatureTexts> = {
  [One in Id]: Extract<keyof FeatureTexts[One], `${One}.${string}`>
}[Id]

/** A text key: built-in, or from a feature. */
export type MessageKey = keyof English | FeatureKey

/**
 * Texts in another language for the keys of the English ones. For a built-in language, texts that depend on a number have all forms of it.
 *
 * @example export const texts: Translation<typeof en, 'ar'> = { 'tip.title': 'إكرامية' }
 */
export type Translation<English, Locale extends string = string> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : Locale extends KnownLocale
      ? PluralMessageIn<Locale>
      : PluralMessage
}

/** A complete catalogue of the built-in texts. */
export type Messages<Locale extends string = string> = Translation<English, Locale>

/** Loads a file with texts by language, except English. */
export type LocaleFiles = {
  readonly [Locale in Exclude<KnownLocale, 'en'>]: () => Promise<{ readonly texts: AnyMessages }>
}

/** Texts by key, from any source. */
export type AnyMessages = { readonly [key: string]: Message }
