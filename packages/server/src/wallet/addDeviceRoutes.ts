import type { App, AppContext } from '../platform/http/AppContext.js'
import { pageStyle } from '../platform/http/pageStyle.data.js'
import type { MailLanguage } from '../platform/mail/MailLanguage.js'
import { readLanguage } from '../platform/mail/readLanguage.js'
import { type EmailLogins, postCode } from './createEmailLogins.js'
import { type DevicePage, devicePage } from './devicePage.js'
import type { WalletServices } from './WalletServices.js'

const pagePolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"

/** Adds the page behind the link of a device's first sign-in. Opening it approves nothing, because mail scanners open links too. */
export function addDeviceRoutes(app: App, { gate, mail }: WalletServices, emailLogins: EmailLogins): void {
  /** In the language of the request; for an expired link it is unknown. */
  const show = (c: AppContext, page: DevicePage, language?: MailLanguage) => {
    c.header('content-security-policy', pagePolicy)
    return c.html(
      devicePage(page, language ?? readLanguage(c.req.header('accept-language'))),
      page.kind === 'expired' ? 410 : 200,
    )
  }
  const admit = (c: AppContext) => gate.admit(c, { id: 'device', access: 'public', group: 'auth' })

  app.get('/device/style.css', (c) => c.body(pageStyle, 200, { 'content-type': 'text/css' }))

  app.get('/device/:token', async (c) => {
    await admit(c)
    const facts = await emailLogins.read(c.req.param('token'))
    if (facts === undefined) return show(c, { kind: 'expired' })
    return show(c, { kind: 'confirm', origin: facts.origin, device: facts.device, isWrong: false }, facts.language)
  })

  app.post('/device/:token', async (c) => {
    await admit(c)
    const digits = new URLSearchParams(await c.get('readBody')()).get('digits') ?? ''
    const outcome = await emailLogins.approve(c.req.param('token'), digits)
    if (outcome === 'over') return show(c, { kind: 'expired' })
    if (outcome === 'wrong') {
      const facts = await emailLogins.read(c.req.param('token'))
      return show(
        c,
        facts === undefined ? { kind: 'expired' } : { kind: 'confirm', ...facts, isWrong: true },
        facts?.language,
      )
    }
    const { code, facts } = outcome
    const { email, origin, language } = facts
    postCode(mail, { to: email, code, origin, language })
    return show(c, { kind: 'approved', origin }, language)
  })
}
