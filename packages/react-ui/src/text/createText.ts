import type { AnyMessages, Message, MessageKey } from './Messages.js'

/** Returns a text by its key. `count` selects the plural form. Numbers are formatted in the language. */
export type Text = (key: MessageKey, values?: { readonly [name: string]: string | number }) => string

/** Options for {@link createText}. `overrides` are the app's own texts, which take precedence. */
export type TextOptions = {
  readonly locale: string
  readonly messages: AnyMessages
  readonly overrides?: { readonly [Key in MessageKey]?: Message } | undefined
  readonly dir: 'ltr' | 'rtl'
}

/**
 * Creates the function that returns the texts of views.
 *
 * @example
 * const text = createText({ locale: 'en', messages: en, dir: 'ltr' })
 * text('allWallets.count', { count: 2 }) // '2 wallets'
 */
export function createText({ locale, messages, overrides, dir }: TextOptions): Text {
  // Created on first use: it takes browsers a few milliseconds, and the modal opens without it.
  let plurals: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined
  function pluralOf(count: number): Intl.LDMLPluralRule {
    plurals ??= new Intl.PluralRules(locale)
    return plurals.select(count)
  }
  function written(value: number): string {
    numbers ??= new Intl.NumberFormat(locale)
    return numbers.format(value)
  }
  // Isolates values, so that a Latin wallet name doesn't affect the order of the Arabic text around it.
  const isolate = (value: string): string => (dir === 'rtl' ? `\u2068${value}\u2069` : value)
  return (key, values = {}) => {
    const message: Message = overrides?.[key] ?? messages[key] ?? key
    const { count } = values
    const category = typeof count === 'number' ? pluralOf(count) : 'other'
    const template = typeof message === 'string' ? message : (message[category] ?? message.other)
    return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name]
      if (value === undefined) return whole
      return typeof value === 'number' ? written(value) : isolate(value)
    })
  }
}
