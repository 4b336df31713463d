/** A day and a time of day, in the visitor’s language. */
export function formatMoment(atMs: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(atMs)
}
