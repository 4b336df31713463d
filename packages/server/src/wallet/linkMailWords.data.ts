import type { MailLanguage, TextsLike } from '../platform/mail/MailLanguage.js'
import { linkMailLocales } from './linkMailLocales.data.js'

const en = {
  subject: 'Sign in to {origin} on a new device',
  request:
    'Someone is trying to sign in to {origin} with your email address on a new device: {device}. If this is you, open this link and enter the two digits shown on that device:',
  expiry: "The link expires in {minutes} minutes. After you confirm, we'll email you a code.",
  ignore: "If this wasn't you, you can ignore this email. Nothing happens without the digits.",
} as const

/** The English texts. */
export type LinkMailWords = typeof en

/**
 * Texts of the email with a link, by language. `{origin}` is the page that requested it, `{device}` the device that wants to sign in, `{minutes}`
 * how long the link is valid.
 */
export const linkMailWords: Readonly<Record<MailLanguage, TextsLike<LinkMailWords>>> = { en, ...linkMailLocales }
