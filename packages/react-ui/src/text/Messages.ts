import type { en } from './en.data.js'

/** A text that depends on a number. `other` is used where a language needs no more. */
export type PluralMessage = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** The name of a text. */
export type MessageKey = keyof typeof en

/** A whole catalogue. `{name}` in a text is replaced by the value of that name. */
export type Messages = { readonly [Key in MessageKey]: (typeof en)[Key] extends string ? string : PluralMessage }
