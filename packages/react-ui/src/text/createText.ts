import type { AnyMessages, Message, MessageKey } from './Messages.js'

/** Returns a text of the catalogue. `count` chooses the plural; numbers are written as the language writes them. */
export type Text = (key: MessageKey, values?: { readonly [name: string]: string | number }) => string

/** What {@link createText} takes. `overrides` are the app's own texts and win. */
export type TextOptions = {
  readonly locale: string
  readonly messages: AnyMessages
  readonly overrides?: { readonly [Key in MessageKey]?: Message } | undefined
  readonly dir: 'ltr' | 'rtl'
}

/**
 * Creates the function from which views get their texts.
 *
 * @example
 * const text = createText({ locale: 'en', messages: en, dir: 'ltr' })
 * text('allWallets.count', { count: 2 }) // '2 wallets'
 */
export function createText({ locale, messages, overrides, dir }: TextOptions): Text {
  const plurals = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  // A Latin wallet name inside Arabic text keeps its own order and does not disturb the sentence.
  const isolate = (value: string): string => (dir === 'rtl' ? `\u2068${value}\u2069` : value)
  return (key, values = {}) => {
    const message: Message = overrides?.[key] ?? messages[key] ?? key
    const { count } = values
    const category = typeof count === 'number' ? plurals.select(count) : 'other'
    const template = typeof message === 'string' ? message : (message[category] ?? message.other)
    return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name]
      if (value === undefined) return whole
      return typeof value === 'number' ? numbers.format(value) : isolate(value)
    })
  }
}
