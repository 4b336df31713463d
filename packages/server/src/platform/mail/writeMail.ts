import { directionOfLocale } from '@kit/core/plugin'
import { html, raw } from 'hono/html'
import type { Mail } from './Mailer.js'
import type { MailLanguage } from './MailLanguage.js'
import type { MailBrand } from './mailConfig.js'
import { mailStyle } from './mailStyle.data.js'

/** A paragraph of an email: text, a title, a code to copy, a link, or a quiet last sentence. */
export type MailPart =
  | string
  | { readonly title: string }
  | { readonly code: string }
  | { readonly link: string }
  | { readonly quiet: string }

/** Content of an email. A title repeats the subject, so the plain text leaves it out. */
export type MailInput = {
  readonly to: string
  readonly language: MailLanguage
  readonly brand: MailBrand | undefined
  readonly subject: string
  readonly parts: readonly MailPart[]
}

const { dark, page, card, name, mark, title, text, code, link, quiet } = mailStyle

/**
 * Writes an email as plain text and as HTML without pictures, in the direction of its language. Mail clients remove `<html>`, `<body>` or
 * the style sheet, so every element has its style, and a table repeats the language and the direction.
 *
 * @example writeMail({ to: 'alice@example.org', language: 'en', brand: { name: 'My dapp' }, subject: 'Hello', parts: ['Your code:', { code: '123456' }] })
 */
export function writeMail({ to, language, brand, subject, parts }: MailInput): Mail {
  const direction = directionOfLocale(language)
  const content = html`<!doctype html>
<html lang="${language}" dir="${direction}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <title>${subject}</title>
    <style>${raw(dark)}</style>
  </head>
  <body class="kit-page" style="margin:0;padding:0;${page}">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" lang="${language}" dir="${direction}" class="kit-page" style="${page}">
      <tr><td align="center" style="padding:24px 12px">
        <table role="presentation" width="480" cellpadding="0" cellspacing="0" border="0" class="kit-card" style="${card}">
          <tr><td dir="${direction}" style="padding:24px">
            ${brand?.name === undefined ? '' : header(brand.name, brand.accent)}
            ${parts.map(paragraph)}
          </td></tr>
        </table>
      </td></tr>
    </table>
  </body>
</html>`
  return { to, subject, text: `${parts.flatMap(plain).join('\n\n')}\n`, html: String(content) }
}

function plain(part: MailPart): readonly string[] {
  if (typeof part === 'string') return [part]
  if ('title' in part) return []
  if ('code' in part) return [`    ${part.code}`]
  return ['link' in part ? part.link : part.quiet]
}

function header(brandName: string, accent: string | undefined) {
  const bar = accent === undefined ? '' : html`<span style="${mark};background:${accent}"></span>`
  return html`<p class="kit-text" style="${name}">${bar}<bdi>${brandName}</bdi></p>`
}

function paragraph(part: MailPart) {
  if (typeof part === 'string') return html`<p class="kit-text" style="${text}">${part}</p>`
  if ('title' in part) return html`<h1 class="kit-text" style="${title}">${part.title}</h1>`
  if ('code' in part) return html`<p dir="ltr" class="kit-tile kit-text" style="${code}">${part.code}</p>`
  if ('quiet' in part) return html`<p class="kit-quiet" style="${quiet}">${part.quiet}</p>`
  return html`<p dir="ltr" class="kit-tile" style="${link}"><a href="${part.link}" class="kit-link" style="color:#2b61de">${part.link}</a></p>`
}
