/** Formats a date and time in the user’s language. */
export function formatMoment(atMs: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(atMs)
}
