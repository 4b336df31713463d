import { codeMailLocales } from './codeMailLocales.data.js'
import type { MailLanguage, TextsLike } from './MailLanguage.js'

const en = {
  subject: '{code} is your code for {origin}',
  request: '{origin} wants to verify your email address. Your code is:',
  expiry:
    'It expires in {minutes} minutes. Enter it only on the page where you requested it, and never share it with anyone.',
  ignore: "If you didn't request this code, you can ignore this email. Nothing happens without the code.",
} as const

/** The English texts. */
export type CodeMailWords = typeof en

/** Texts of the email with a code, by language. `{origin}` is the page that requested it, `{minutes}` how long the code is valid. */
export const codeMailWords: Readonly<Record<MailLanguage, TextsLike<CodeMailWords>>> = { en, ...codeMailLocales }
