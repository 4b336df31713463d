import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** What the page behind a link shows. */
export type DevicePage =
  | { readonly kind: 'ask'; readonly origin: string; readonly device: string; readonly isWrong: boolean }
  | { readonly kind: 'approved'; readonly origin: string }
  | { readonly kind: 'over' }

/** Styles of the page. */
export const deviceStyle = `body { font: 16px/1.5 system-ui, sans-serif; margin: 10vh auto; max-width: 28em; padding: 0 24px }
input { font: 700 32px/1.2 monospace; letter-spacing: 8px; width: 4ch; padding: 8px }
button { font: inherit; padding: 12px 24px; display: block; margin-top: 16px }
.wrong { color: #b00020 }
`

/** The page behind the link of a first login: which dapp, which device, and a place for the two digits. */
export function devicePage(page: DevicePage): HtmlEscapedString | Promise<HtmlEscapedString> {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" /><meta name="viewport" content="width=device-width" />
    <title>New device</title><link rel="stylesheet" href="/device/style.css" />
  </head>
  <body>${bodyOf(page)}</body>
</html>`
}

function bodyOf(page: DevicePage) {
  if (page.kind === 'over')
    return html`<h1>This link is over</h1><p>Go back to the page where you log in and ask for a new one.</p>`
  if (page.kind === 'approved')
    return html`<h1>The device may log in</h1><p>Go back to ${page.origin}. The code for it is on its way to you.</p>`
  return html`<h1>Is this you?</h1>
    <p>Somebody wants to log in to <strong>${page.origin}</strong> on a device that did not before: <strong>${page.device}</strong>.</p>
    <p>If it is you, type the two digits that you see there. If somebody told you digits, or you did not ask for this, close this page.</p>
    <form method="post">
      <label>Two digits <input name="digits" inputmode="numeric" pattern="[0-9]{2}" maxlength="2" autocomplete="off" required autofocus /></label>
      ${page.isWrong ? html`<p class="wrong" role="alert">These are not the digits that are shown there.</p>` : ''}
      <button>Let the device log in</button>
    </form>`
}
