import type { en } from './en.data.js'
import type { enConnected } from './enConnected.data.js'
import type { enFeatures } from './enFeatures.data.js'
import type { enPairing } from './enPairing.data.js'
import type { enWallets } from './enWallets.data.js'

/** The built-in English texts. */
type English = typeof en & typeof enConnected & typeof enFeatures & typeof enPairing & typeof enWallets

/** A text that depends on a number. `other` is used for categories without a text. */
export type PluralMessage = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string }

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
 * Texts in another language for the keys of the English ones.
 *
 * @example export const ar: Translation<typeof en> = { 'tip.title': 'إكرامية' }
 */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : PluralMessage
}

/** A complete catalogue of the built-in texts. */
export type Messages = Translation<English>

/** Texts by key, from any source. */
export type AnyMessages = { readonly [key: string]: Message }
