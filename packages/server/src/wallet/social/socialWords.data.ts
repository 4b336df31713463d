import type { MailLanguage, TextsLike } from '../../platform/mail/MailLanguage.js'
import { socialLocales } from './socialLocales.data.js'

const en = {
  title: 'Sign in',
  waiting: 'Loading…',
  expired: 'Sign-in expired',
  expiredText: 'Close this window and start again on the page where you sign in.',
  stranger: 'Sign-in started in another browser',
  strangerText:
    "If you didn't start it, close this window. You weren't signed in. Otherwise, sign in again in a single browser with cookies enabled.",
  result: 'You can close this window and go back to {origin}.',
} as const

/** The English texts. */
export type SocialWords = typeof en

/** Texts of the pop-up window for social sign-in, by language. `{origin}` is the page that opened it. */
export const socialWords: Readonly<Record<MailLanguage, TextsLike<SocialWords>>> = { en, ...socialLocales }
