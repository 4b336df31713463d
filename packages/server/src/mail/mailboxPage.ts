import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { StoredMail } from './createLocalMailbox.js'

/** Renders a list of emails, newest first. Their content stays text, or in a fully sandboxed frame. */
export function mailboxPage(
  mails: readonly StoredMail[],
  from: string,
): HtmlEscapedString | Promise<HtmlEscapedString> {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Mailbox</title>
    <link rel="stylesheet" href="/dev/mailbox.css" />
  </head>
  <body>
    <main>
      <h1>Mailbox</h1>
      <p>Emails this server would send, newest first. They are kept in memory only. <a href="/dev/mailbox">Refresh</a></p>
      ${mails.length === 0 ? html`<p>No emails yet</p>` : ''}
      ${mails.map(
        ({ id, atMs, to, subject, text }) => html`<article>
          <h2>${subject}</h2>
          <p>From ${from}, to ${to}, <time>${new Date(atMs).toISOString()}</time></p>
          <pre>${text}</pre>
          <details>
            <summary>HTML version</summary>
            <iframe sandbox title="${subject}" src="/dev/mailbox/${id}.html" loading="lazy"></iframe>
          </details>
        </article>`,
      )}
    </main>
  </body>
</html>`
}

/** Styles of the mailbox page. */
export const mailboxStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 42rem; margin: 2rem auto; padding: 0 1rem }
article { border: 1px solid #8888; border-radius: 12px; padding: 0 1rem 1rem; margin: 1rem 0; overflow-wrap: anywhere }
h2 { font-size: 1.125rem }
pre { white-space: pre-wrap }
iframe { width: 100%; height: 20rem; border: 1px solid #8888; border-radius: 8px; background: #fff }
`
