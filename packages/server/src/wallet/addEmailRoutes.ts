import { parseEmail } from '../contract/parseEmail.js'
import { startEmail, verifyEmail, waitForDevice } from '../contract/walletLoginEndpoints.js'
import type { App } from '../platform/http/AppContext.js'
import { callerBlock } from '../platform/http/callerBlock.js'
import { HttpError } from '../platform/http/HttpError.js'
import { readLanguage } from '../platform/mail/readLanguage.js'
import { addDeviceRoutes } from './addDeviceRoutes.js'
import { addEmailChangeRoutes } from './addEmailChangeRoutes.js'
import { addWalletEndpoint } from './addWalletEndpoint.js'
import { challengeMs, createEmailLogins, postCode } from './createEmailLogins.js'
import { newMatch } from './createEmailSeals.js'
import { emailIdentity } from './createIdentities.js'
import { deviceName } from './deviceName.js'
import { linkMail } from './linkMail.js'
import type { WalletServices } from './WalletServices.js'
import { waitUntil } from './waitUntil.js'

/** Adds email sign-in, and the routes that need its challenges. */
export function addEmailRoutes(app: App, services: WalletServices): void {
  const { config, counts, isDraining, logins, mail, now, store, trustProxy, users } = services
  const hash = (text: string): string => services.hashFor('e-mail codes', text)
  const vault = services.vaultFor('e-mail codes')
  const emailLogins = createEmailLogins({ db: store.db, counts, vault, hash, now })
  addDeviceRoutes(app, services, emailLogins)
  addEmailChangeRoutes(app, services, emailLogins)

  addWalletEndpoint(app, services, startEmail, async ({ c, body, jkt }) => {
    const { wallet } = services.requireDapp(body)
    if (mail === undefined || !(wallet?.email ?? config.email))
      throw new HttpError(400, 'email', 'Email sign-in is not available')
    const { origin } = body
    const email = parseEmail(body.email) as string
    const isKnown = await users.hasDevice(emailIdentity(email), jkt)
    await emailLogins.count({ email, isKnown }, jkt, callerBlock(c, trustProxy))
    const device = deviceName(c.req.header('user-agent') ?? '')
    const match = newMatch()
    const language = readLanguage(body.locale)
    const facts = { email, origin, device, match, isKnown, language }
    const wasApproved = body.challenge !== undefined && (await emailLogins.wasApproved(body.challenge, email, jkt))
    const needsLink = !isKnown && !wasApproved
    const started = await emailLogins.start('email/verify', facts, jkt, needsLink ? 'link' : 'code')
    const { challenge, code, link, expiresAt, retryAt } = started
    if (code !== undefined) postCode(mail, { to: email, code, origin, language })
    if (link !== undefined) {
      const url = `${config.login}/device/${link}`
      mail.outbox.enqueue(
        linkMail({ to: email, url, origin, device, validForMs: challengeMs, language, brand: mail.brand }),
      )
    }
    const times = { expiresAt, retryAt, now: now() }
    if (!needsLink) return { challenge, action: 'VERIFY_OTP' as const, ...times }
    return { challenge, action: 'VERIFY_DEVICE' as const, match, ...times }
  })

  addWalletEndpoint(app, services, waitForDevice, async ({ c, body, jkt }) => {
    const isApproved = async () => (await emailLogins.isApproved(body.challenge, jkt)) || undefined
    return { approved: (await waitUntil(isApproved, { signal: c.req.raw.signal, isDraining })) ?? false }
  })

  addWalletEndpoint(app, services, verifyEmail, async ({ c, body, jkt }) => {
    const { email, language } = await emailLogins.check('email/verify', body.challenge, body.otp, jkt)
    const user = await users.findOrCreate(emailIdentity(email))
    return logins.add({ c, jkt, user, method: 'email', language })
  })
}
