import { fillWords } from '../platform/mail/fillWords.js'
import type { Mail } from '../platform/mail/Mailer.js'
import type { MailLanguage } from '../platform/mail/MailLanguage.js'
import type { MailBrand } from '../platform/mail/mailConfig.js'
import { writeMail } from '../platform/mail/writeMail.js'
import { linkMailWords } from './linkMailWords.data.js'

/** Content of an email with a link. `origin` is the requesting page, `device` the device it is open on. */
export type LinkMailInput = {
  readonly to: string
  readonly url: string
  readonly origin: string
  readonly device: string
  readonly validForMs: number
  readonly language: MailLanguage
  readonly brand?: MailBrand
}

/**
 * Writes the email for the first sign-in of a device: a link to the page that approves it.
 *
 * @example linkMail({ to: 'alice@example.org', url: 'https://wallet.dapp.example/device/…', origin: 'https://dapp.example', device: 'Chrome, Windows', validForMs: 1_200_000, language: 'en' })
 */
export function linkMail({ to, url, origin, device, validForMs, language, brand }: LinkMailInput): Mail {
  const { subject, request, expiry, ignore } = linkMailWords[language]
  const values = { origin, device, minutes: String(Math.round(validForMs / 60_000)) }
  const fill = (words: string): string => fillWords(words, values)
  const title = fill(subject)
  const parts = [{ title }, fill(request), { link: url }, fill(expiry), { quiet: fill(ignore) }]
  return writeMail({ to, language, brand, subject: title, parts })
}
