import { html } from 'hono/html'
import type { Mail } from '../mail/Mailer.js'

/** What a mail with a link says. `origin` is the page that asks, `device` what asks there. */
export type LinkMailInput = {
  readonly to: string
  readonly url: string
  readonly origin: string
  readonly device: string
  readonly goodMs: number
}

/**
 * The mail of the first login of a device: a link to the page that approves it.
 *
 * @example linkMail({ to: 'alice@example.org', url: 'https://wallet.dapp.example/device/…', origin: 'https://dapp.example', device: 'Chrome, Windows', goodMs: 1_200_000 })
 */
export function linkMail({ to, url, origin, device, goodMs }: LinkMailInput): Mail {
  const subject = `Log in to ${origin} on a new device`
  const asked = `Somebody wants to log in to ${origin} with this e-mail address, on a device that did not before: ${device}. If it is you, open this page and type the two digits that you see there:`
  const good = `The link is good for ${Math.round(goodMs / 60_000)} minutes. After that a code comes with another mail.`
  const ignore = 'If it is not you, ignore this mail: nothing happens without the digits.'
  const page = html`<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>${subject}</title></head>
  <body style="font: 16px/1.5 sans-serif; margin: 24px; max-width: 32em">
    <p>${asked}</p>
    <p><a href="${url}">${url}</a></p>
    <p>${good}</p>
    <p>${ignore}</p>
  </body>
</html>`
  return { to, subject, text: `${asked}\n\n${url}\n\n${good}\n\n${ignore}\n`, html: String(page) }
}
