import { createHash } from 'node:crypto'
import { directionOfLocale } from '@kit/core/plugin'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { pageIcon } from '../../platform/http/pageIcon.js'
import { pageStyle } from '../../platform/http/pageStyle.data.js'
import type { MailLanguage } from '../../platform/mail/MailLanguage.js'
import { fillMarkup } from '../fillMarkup.js'
import { socialWords } from './socialWords.data.js'

/** Recipient of a social sign-in result. */
export type SocialResult = {
  readonly resultUri: string
  /** Origin of the page that started: only it receives the result. */
  readonly origin: string
  /** Redirect with the result when that page is unreachable. */
  readonly redirect: string | undefined
}

/** State of a page of the window. */
export type SocialPage =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'stranger' }
  | ({ readonly kind: 'result' } & SocialResult)

// A window opened by another page has an opener, too, which receives nothing: if it stays open, it redirects by itself.
const script = `const { uri, origin, redirect } = document.body.dataset
if (window.opener) window.opener.postMessage({ resultUri: uri }, origin)
if (redirect) setTimeout(() => location.replace(redirect), window.opener ? 2000 : 0)`

// The opener navigates the window once it receives this message. Cut off from it by `Cross-Origin-Opener-Policy`, the window closes, and
// the opener continues by itself.
const waitingScript = `const wait = () => opener.postMessage({ isWaiting: true }, '*')
if (window.opener) { wait(); setInterval(wait, 250) } else window.close()`

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Allows only the pages' own scripts and style, by their hashes, and their icon: Firefox reports the default one as blocked. */
export const socialPolicy = `default-src 'none'; script-src ${sourceOf(script)} ${sourceOf(waitingScript)}; style-src ${sourceOf(pageStyle)}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'`

/** Renders the pages of the social sign-in window. */
export function socialPage(page: SocialPage, language: MailLanguage): HtmlEscapedString | Promise<HtmlEscapedString> {
  return html`<!doctype html>
<html lang="${language}" dir="${directionOfLocale(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${socialWords[language].title}</title><style>${raw(pageStyle)}</style></head>
${bodyOf(page, language)}
</html>`
}

function bodyOf(page: SocialPage, language: MailLanguage) {
  const words = socialWords[language]
  if (page.kind === 'waiting')
    return html`<body><main><p class="lead" role="status">${words.waiting}</p></main><script>${raw(waitingScript)}</script></body>`
  if (page.kind === 'expired')
    return html`<body><main>${pageIcon('clock')}<h1>${words.expired}</h1><p>${words.expiredText}</p></main></body>`
  if (page.kind === 'stranger')
    return html`<body><main>${pageIcon('warning')}<h1>${words.stranger}</h1><p>${words.strangerText}</p></main></body>`
  return html`<body data-uri="${page.resultUri}" data-origin="${page.origin}" data-redirect="${page.redirect ?? ''}">
<main>${pageIcon('check')}<p class="lead" role="status">${fillMarkup(words.result, { origin: page.origin })}</p></main><script>${raw(script)}</script></body>`
}
