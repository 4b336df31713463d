import type { KnownLocale } from '@kit/core/plugin'

/** A language of emails, of the pages they link to and of the social sign-in window. The kit's languages. */
export type MailLanguage = KnownLocale

/** Texts with the same names as the English ones. */
export type TextsLike<English> = {
  readonly [Name in keyof English]: English[Name] extends string ? string : TextsLike<English[Name]>
}

/** Texts in all languages except English. */
export type TranslatedWords<English> = Readonly<Record<Exclude<MailLanguage, 'en'>, TextsLike<English>>>
