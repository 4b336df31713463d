/** Whether a text contains a numeric code by itself, not as part of a longer number, hash or timestamp. */
export const containsCode = (text: string, code: string): boolean =>
  new RegExp(`(?<![\\w-])${code}(?![\\w-])`).test(text)
