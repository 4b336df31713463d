import { directionOfLocale } from '@kit/core/plugin'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { pageIcon } from '../platform/http/pageIcon.js'
import type { MailLanguage } from '../platform/mail/MailLanguage.js'
import { deviceWords } from './deviceWords.data.js'
import { fillMarkup } from './fillMarkup.js'

/** State of the page behind a link. */
export type DevicePage =
  | { readonly kind: 'confirm'; readonly origin: string; readonly device: string; readonly isWrong: boolean }
  | { readonly kind: 'approved'; readonly origin: string }
  | { readonly kind: 'expired' }

/** Renders the page behind the link of a first sign-in: the dapp, the device, and an input for the two digits. */
export function devicePage(page: DevicePage, language: MailLanguage): HtmlEscapedString | Promise<HtmlEscapedString> {
  return html`<!doctype html>
<html lang="${language}" dir="${directionOfLocale(language)}">
  <head>
    <meta charset="utf-8" /><meta name="viewport" content="width=device-width" />
    <title>${deviceWords[language].title}</title><link rel="stylesheet" href="/device/style.css" />
  </head>
  <body><main>${bodyOf(page, language)}</main></body>
</html>`
}

function bodyOf(page: DevicePage, language: MailLanguage) {
  const words = deviceWords[language]
  if (page.kind === 'expired') return html`${pageIcon('clock')}<h1>${words.expired}</h1><p>${words.expiredText}</p>`
  const { origin } = page
  if (page.kind === 'approved')
    return html`${pageIcon('check')}<h1>${words.approved}</h1><p>${fillMarkup(words.approvedText, { origin })}</p>`
  return html`${pageIcon('shield')}<h1>${words.confirm}</h1>
    <p>${fillMarkup(words.confirmText, { origin, device: page.device })}</p>
    <p>${words.how}</p>
    <form method="post">
      <label>${words.digits} <input class="digits" name="digits" dir="ltr" inputmode="numeric" pattern="[0-9]{2}" maxlength="2" autocomplete="off" required autofocus /></label>
      ${page.isWrong ? html`<p role="alert">${words.wrong}</p>` : ''}
      <button>${words.approve}</button>
    </form>`
}
