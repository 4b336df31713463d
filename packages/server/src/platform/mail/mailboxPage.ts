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
    <main class="wide">
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
