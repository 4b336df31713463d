import type { en } from './en.data.js'

/** A text that depends on a number. `other` is used for every category that has no text. */
export type PluralMessage = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** The name of a text. */
export type MessageKey = keyof typeof en

/** A whole catalogue. `{name}` in a text is replaced by the value of that name. */
export type Messages = { readonly [Key in MessageKey]: (typeof en)[Key] extends string ? string : PluralMessage }
