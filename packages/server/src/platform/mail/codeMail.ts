import { codeMailWords } from './codeMailWords.data.js'
import { fillWords } from './fillWords.js'
import type { Mail } from './Mailer.js'
import type { MailLanguage } from './MailLanguage.js'
import type { MailBrand } from './mailConfig.js'
import { writeMail } from './writeMail.js'

/** Content of an email with a code. `origin` is the page that requested it. */
export type CodeMailInput = {
  readonly to: string
  readonly code: string
  readonly origin: string
  readonly validForMs: number
  readonly language: MailLanguage
  readonly brand?: MailBrand
}

/**
 * Writes an email with a code and no links.
 *
 * @example codeMail({ to: 'alice@example.org', code: '123456', origin: 'https://dapp.example', validForMs: 1_200_000, language: 'en' })
 */
export function codeMail({ to, code, origin, validForMs, language, brand }: CodeMailInput): Mail {
  const { subject, request, expiry, ignore } = codeMailWords[language]
  const values = { code, origin, minutes: String(Math.round(validForMs / 60_000)) }
  const fill = (words: string): string => fillWords(words, values)
  return writeMail({
    to,
    language,
    brand,
    subject: fill(subject),
    parts: [fill(request), { code }, fill(expiry), { quiet: fill(ignore) }],
  })
}
