import { directionOfLocale } from '@kit/core/plugin'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { MailLanguage } from '../mail/MailLanguage.js'
import { deviceWords } from './deviceWords.data.js'
import { fillMarkup } from './fillMarkup.js'

/** State of the page behind a link. */
export type DevicePage =
  | { readonly kind: 'confirm'; readonly origin: string; readonly device: string; readonly isWrong: boolean }
  | { readonly kind: 'approved'; readonly origin: string }
  | { readonly kind: 'expired' }

/** Styles of the page. */
export const deviceStyle = `body { font: 16px/1.5 system-ui, sans-serif; margin: 10vh auto; max-width: 28em; padding: 0 24px }
input { font: 700 32px/1.2 monospace; letter-spacing: 8px; width: 4ch; padding: 8px }
button { font: inherit; padding: 12px 24px; display: block; margin-top: 16px }
.wrong { color: #b00020 }
`

/** Renders the page behind the link of a first sign-in: the dapp, the device, and an input for the two digits. */
export function devicePage(page: DevicePage, language: MailLanguage): HtmlEscapedString | Promise<HtmlEscapedString> {
  return html`<!doctype html>
<html lang="${language}" dir="${directionOfLocale(language)}">
  <head>
    <meta charset="utf-8" /><meta name="viewport" content="width=device-width" />
    <title>${deviceWords[language].title}</title><link rel="stylesheet" href="/device/style.css" />
  </head>
  <body>${bodyOf(page, language)}</body>
</html>`
}

function bodyOf(page: DevicePage, language: MailLanguage) {
  const words = deviceWords[language]
  if (page.kind === 'expired') return html`<h1>${words.expired}</h1><p>${words.expiredText}</p>`
  const { origin } = page
  if (page.kind === 'approved')
    return html`<h1>${words.approved}</h1><p>${fillMarkup(words.approvedText, { origin })}</p>`
  return html`<h1>${words.confirm}</h1>
    <p>${fillMarkup(words.confirmText, { origin, device: page.device })}</p>
    <p>${words.how}</p>
    <form method="post">
      <label>${words.digits} <input name="digits" dir="ltr" inputmode="numeric" pattern="[0-9]{2}" maxlength="2" autocomplete="off" required autofocus /></label>
      ${page.isWrong ? html`<p class="wrong" role="alert">${words.wrong}</p>` : ''}
      <button>${words.approve}</button>
    </form>`
}
