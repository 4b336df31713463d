import { html } from 'hono/html'
import { codeMailWords } from './codeMailWords.data.js'
import type { Mail } from './Mailer.js'

/** What a mail with a code says. `origin` is where it was asked for. */
export type CodeMailInput = {
  readonly to: string
  readonly code: string
  readonly origin: string
  readonly goodMs: number
  readonly language?: keyof typeof codeMailWords
}

/**
 * A mail with a code, as plain text and as HTML without pictures or links.
 *
 * @example codeMail({ to: 'alice@example.org', code: '123456', origin: 'https://dapp.example', goodMs: 1_200_000 })
 */
export function codeMail({ to, code, origin, goodMs, language = 'en' }: CodeMailInput): Mail {
  const { direction, ...words } = codeMailWords[language]
  const values: Readonly<Record<string, string>> = { code, origin, minutes: String(Math.round(goodMs / 60_000)) }
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const [subject, asked, good, ignore] = [words.subject, words.asked, words.good, words.ignore].map(fill) as [
    string,
    string,
    string,
    string,
  ]
  const page = html`<!doctype html>
<html lang="${language}" dir="${direction}">
  <head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>${subject}</title></head>
  <body style="font: 16px/1.5 sans-serif; margin: 24px; max-width: 32em">
    <p>${asked}</p>
    <p dir="ltr" style="font: 700 32px/1.2 monospace; letter-spacing: 6px">${code}</p>
    <p>${good}</p>
    <p>${ignore}</p>
  </body>
</html>`
  return { to, subject, text: `${asked}\n\n    ${code}\n\n${good}\n\n${ignore}\n`, html: String(page) }
}
