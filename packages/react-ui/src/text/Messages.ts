import type { en } from './en.data.js'
import type { enConnected } from './enConnected.data.js'
import type { enConnecting } from './enConnecting.data.js'
import type { enFeatures } from './enFeatures.data.js'
import type { enWallets } from './enWallets.data.js'

/** The kit's own English texts. */
type English = typeof en & typeof enConnected & typeof enConnecting & typeof enFeatures & typeof enWallets

/** A text that depends on a number. `other` is used for every category that has no text. */
export type PluralMessage = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** One text. `{name}` in it is replaced by the value of that name. */
export type Message = string | PluralMessage

/**
 * The English texts of features, by the feature's id: a feature adds its own by declaration merging, and their names are known
 * everywhere. Each name begins with the id, as in `tip.title`.
 *
 * @example declare module '@kit/react-ui/feature' { interface FeatureTexts { tip: typeof en } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in features
export interface FeatureTexts {}

/** Names of texts of a feature. */
export type FeatureKey<Id extends keyof FeatureTexts = keyof FeatureTexts> = {
  [One in Id]: Extract<keyof FeatureTexts[One], `${One}.${string}`>
}[Id]

/** The name of a text: one of the kit's own, or one of a feature's. */
export type MessageKey = keyof English | FeatureKey

/**
 * Another language's texts for the same names as the English ones.
 *
 * @example export const ar: Translation<typeof en> = { 'tip.title': 'إكرامية' }
 */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : PluralMessage
}

/** A whole catalogue of the kit's own texts. */
export type Messages = Translation<English>

/** Texts by their names, of whatever origin. */
export type AnyMessages = { readonly [key: string]: Message }
