import { fillWords } from '../platform/mail/fillWords.js'
import type { Mail } from '../platform/mail/Mailer.js'
import type { MailLanguage } from '../platform/mail/MailLanguage.js'
import type { MailBrand } from '../platform/mail/mailConfig.js'
import { writeMail } from '../platform/mail/writeMail.js'
import { type NoticeKind, noticeWords } from './noticeWords.data.js'

/** Values of the placeholders of a notice: texts, and times in milliseconds. */
export type NoticeValues = Readonly<Record<string, string | number>>

/** Content of a notice. */
export type NoticeMailInput = {
  readonly to: string
  readonly kind: NoticeKind
  readonly values: NoticeValues
  readonly language: MailLanguage
  readonly brand?: MailBrand
}

/**
 * Writes a security notice without links, so that users do not learn to click any.
 *
 * @example noticeMail({ to: 'alice@example.org', kind: 'exported', values: { wallet: 'wallet.dapp.example' }, language: 'en' })
 */
export function noticeMail({ to, kind, values, language, brand }: NoticeMailInput): Mail {
  const { subject, body, ignore } = noticeWords[language][kind]
  const times = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'long', timeZone: 'UTC' })
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? times.format(value) : value,
  ])
  const fill = (words: string): string => fillWords(words, Object.fromEntries(written))
  return writeMail({ to, language, brand, subject, parts: [{ title: subject }, fill(body), fill(ignore)] })
}
