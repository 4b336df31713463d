import { createHash, timingSafeEqual } from 'node:crypto'
import { isLoopback } from '@kit/siwx/server'
import { getCookie, setCookie } from 'hono/cookie'
import type { App, AppContext } from '../http/AppContext.js'
import { pageStyle } from '../http/pageStyle.data.js'
import type { LocalMailbox } from './createLocalMailbox.js'
import { mailboxPage } from './mailboxPage.js'

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
/** Policy for an email: only its own styles. */
const mailPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

const cookieName = 'kit-mailbox'

/** Adds the development mailbox at `/dev/mailbox?key=…` and as JSON: only for this machine, for no other page, and only with the key. */
export function addMailboxRoutes(app: App, mailbox: LocalMailbox, from: string): void {
  app.use('/dev/*', async (c, next) => {
    if (!isOwner(c) || !isMailboxKey(c, mailbox.key)) return c.text('Not found', 404)
    // The page loads its parts without the key in their URLs.
    setCookie(c, cookieName, mailbox.key, { path: '/dev', httpOnly: true, sameSite: 'Strict' })
    await next()
    // Other endpoints allow every page; codes must not be readable.
    c.res.headers.delete('access-control-allow-origin')
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    c.header('x-content-type-options', 'nosniff')
    c.header('cross-origin-resource-policy', 'same-origin')
    return undefined
  })
  app.get('/dev/mailbox', (c) =>
    c.html(mailboxPage(mailbox.list(), from), 200, { 'content-security-policy': pagePolicy }),
  )
  app.get('/dev/mailbox.json', (c) => c.json({ mails: mailbox.list().map((mail) => ({ ...mail, from })) }))
  app.get('/dev/mailbox.css', (c) => c.body(pageStyle, 200, { 'content-type': 'text/css' }))
  app.get('/dev/mailbox/:name{[-0-9a-f]{36}\\.html}', (c) => {
    const mail = mailbox.list().find(({ id }) => `${id}.html` === c.req.param('name'))
    return mail === undefined
      ? c.text('Not found', 404)
      : c.html(mail.html, 200, { 'content-security-policy': mailPolicy })
  })
}

function isMailboxKey(c: AppContext, key: string): boolean {
  const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()
  const given = c.req.query('key') ?? getCookie(c, cookieName) ?? ''
  return timingSafeEqual(digestOf(given), digestOf(key))
}

/**
 * Returns whether the request comes from this machine, by a local host name and not from another page. Other host names can resolve to this
 * machine, and a proxy forwards others' requests.
 */
function isOwner(c: AppContext): boolean {
  const { remoteAddress } = c.env?.incoming?.socket ?? {}
  const header = (name: string) => c.req.header(name)
  const host = header('host') ?? ''
  const isHere = /^(?:127\.|::1$|::ffff:127\.)/.test(remoteAddress ?? '')
  const isNamedSo = URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname)
  const isProxied = ['x-forwarded-for', 'forwarded', 'via'].some((name) => header(name) !== undefined)
  const isOtherPage =
    header('origin') !== undefined || !['none', 'same-origin', undefined].includes(header('sec-fetch-site'))
  return isHere && isNamedSo && !isProxied && !isOtherPage
}
