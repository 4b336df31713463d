import { directionOfLocale } from '@kit/core/plugin'
import { html } from 'hono/html'
import type { Mail } from './Mailer.js'
import type { MailLanguage } from './MailLanguage.js'

/** A paragraph of an email: text, a code to copy, or a link. */
export type MailPart = string | { readonly code: string } | { readonly link: string }

/** Content of an email. */
export type MailInput = {
  readonly to: string
  readonly language: MailLanguage
  readonly subject: string
  readonly parts: readonly MailPart[]
}

/**
 * Writes an email as plain text and as HTML without pictures, in the direction of its language.
 *
 * @example writeMail({ to: 'alice@example.org', language: 'en', subject: 'Hello', parts: ['Your code:', { code: '123456' }] })
 */
export function writeMail({ to, language, subject, parts }: MailInput): Mail {
  const page = html`<!doctype html>
<html lang="${language}" dir="${directionOfLocale(language)}">
  <head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>${subject}</title></head>
  <body style="font: 16px/1.5 sans-serif; margin: 24px; max-width: 32em">
    ${parts.map(paragraph)}
  </body>
</html>`
  const text = parts.map((part) => {
    if (typeof part === 'string') return part
    return 'code' in part ? `    ${part.code}` : part.link
  })
  return { to, subject, text: `${text.join('\n\n')}\n`, html: String(page) }
}

function paragraph(part: MailPart) {
  if (typeof part === 'string') return html`<p>${part}</p>`
  if ('link' in part) return html`<p dir="ltr"><a href="${part.link}">${part.link}</a></p>`
  return html`<p dir="ltr" style="font: 700 32px/1.2 monospace; letter-spacing: 6px">${part.code}</p>`
}
