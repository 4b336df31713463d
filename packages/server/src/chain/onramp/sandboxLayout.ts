import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** HTML with escaped interpolations. */
export type Page = HtmlEscapedString | Promise<HtmlEscapedString>

/** Renders a page of the sandboxes; `refresh` reloads it every second. */
export function sandboxLayout(title: string, content: Page, refresh = false): Page {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    ${refresh ? html`<meta http-equiv="refresh" content="1" />` : ''}
    <title>${title}</title>
    <link rel="stylesheet" href="/onramp/sandbox.css" />
  </head>
  <body>
    <main>
      <p class="badge">Sandbox. No real money is charged.</p>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>`
}
