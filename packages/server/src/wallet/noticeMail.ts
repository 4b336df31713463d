import { html } from 'hono/html'
import type { Mail } from '../mail/Mailer.js'
import { noticeWords } from './noticeWords.data.js'

/** What a mail tells whom. */
export type NoticeMailInput = {
  readonly to: string
  readonly kind: keyof typeof noticeWords
  readonly values: Readonly<Record<string, string>>
}

/**
 * A mail about something that happened, as plain text and as HTML, without links: nobody learns from it to press any.
 *
 * @example noticeMail({ to: 'alice@example.org', kind: 'exported', values: { wallet: 'wallet.dapp.example' } })
 */
export function noticeMail({ to, kind, values }: NoticeMailInput): Mail {
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const { subject, said, ignore } = noticeWords[kind]
  const lines = [said, ignore].map(fill)
  const page = html`<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>${subject}</title></head>
  <body style="font: 16px/1.5 sans-serif; margin: 24px; max-width: 32em">
    ${lines.map((line) => html`<p>${line}</p>`)}
  </body>
</html>`
  return { to, subject, text: `${lines.join('\n\n')}\n`, html: String(page) }
}
