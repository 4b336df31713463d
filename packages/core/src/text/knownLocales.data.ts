/** Languages with built-in texts, as BCP 47 tags. English comes first: it is part of every file, and the fallback. */
export const knownLocales = [
  'en',
  'ar',
  'bn',
  'cs',
  'de',
  'el',
  'es',
  'fa',
  'fil',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'ro',
  'ru',
  'sv',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh-Hans',
  'zh-Hant',
] as const

/** A language with built-in texts. */
export type KnownLocale = (typeof knownLocales)[number]
