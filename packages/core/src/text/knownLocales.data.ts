/** Languages with built-in texts, as BCP 47 tags. English comes first: it is part of every file, and the fallback. */
export const knownLocales = ['en', 'ar'] as const

/** A language with built-in texts. */
export type KnownLocale = (typeof knownLocales)[number]
