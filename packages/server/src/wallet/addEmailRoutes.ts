import { parseEmail } from '../contract/parseEmail.js'
import {
  startEmail,
  updateEmail,
  verifyEmail,
  verifyNewEmail,
  verifyOldEmail,
  waitForDevice,
} from '../contract/walletLoginEndpoints.js'
import type { App } from '../platform/http/AppContext.js'
import { callerBlock } from '../platform/http/callerBlock.js'
import { HttpError } from '../platform/http/HttpError.js'
import { codeMail } from '../platform/mail/codeMail.js'
import type { MailLanguage } from '../platform/mail/MailLanguage.js'
import { readLanguage } from '../platform/mail/readLanguage.js'
import { addDeviceRoutes } from './addDeviceRoutes.js'
import { addAuthenticatedEndpoint, addWalletEndpoint } from './addWalletEndpoint.js'
import { challengeMs, createEmailLogins, newMatch } from './createEmailLogins.js'
import type { NewIdentity } from './createUsers.js'
import { deviceName } from './deviceName.js'
import { linkMail } from './linkMail.js'
import { requireFresh, requireProof } from './requireProof.js'
import type { WalletServices } from './WalletServices.js'
import { waitUntil } from './waitUntil.js'

/** Adds email sign-in, and changing the address. */
export function addEmailRoutes(app: App, services: WalletServices): void {
  const { audit, config, counts, isDraining, logins, mail, notices, now, store, trustProxy, users } = services
  const hash = (text: string): string => services.hashFor('e-mail codes', text)
  const vault = services.vaultFor('e-mail codes')
  const emailLogins = createEmailLogins({ db: store.db, counts, vault, hash, now })
  addDeviceRoutes(app, services, emailLogins)

  const postCode = (to: string, code: string | undefined, origin: string, language: MailLanguage): void => {
    if (code !== undefined)
      mail?.outbox.enqueue(codeMail({ to, code, origin, validForMs: challengeMs, language, brand: mail.brand }))
  }

  addWalletEndpoint(app, services, startEmail, async ({ c, body, jkt }) => {
    const { wallet } = services.requireDapp(body)
    if (mail === undefined || !(wallet?.email ?? config.email))
      throw new HttpError(400, 'email', 'Email sign-in is not available')
    const { origin } = body
    const email = parseEmail(body.email) as string
    const isKnown = await users.hasDevice(identityOf(email), jkt)
    await emailLogins.count({ email, isKnown }, jkt, callerBlock(c, trustProxy))
    const device = deviceName(c.req.header('user-agent') ?? '')
    const match = newMatch()
    const language = readLanguage(body.locale)
    const facts = { email, origin, device, match, isKnown, language }
    const wasApproved = body.challenge !== undefined && (await emailLogins.wasApproved(body.challenge, email, jkt))
    const needsLink = !isKnown && !wasApproved
    const started = await emailLogins.start('email/verify', facts, jkt, needsLink ? 'link' : 'code')
    const { challenge, code, link, expiresAt, retryAt } = started
    postCode(email, code, origin, language)
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
    const user = await users.findOrCreate(identityOf(email))
    return logins.add({ c, jkt, user, method: 'email', language })
  })

  addAuthenticatedEndpoint(app, services, updateEmail, async ({ c, body, jkt, login }) => {
    await requireProof(services, login, 'email/update', body.proof)
    if (mail === undefined) throw new HttpError(400, 'email', 'Email is not configured on this server')
    const email = parseEmail(body.email) as string
    const from = await users.email(login.user)
    if (from !== undefined && identityOf(from).subject === identityOf(email).subject)
      throw new HttpError(400, 'email', 'This is already the current email address')
    // The code to the old address is itself a recent sign-in. A passkey replaces a lost mailbox.
    const hasFreshPasskey = login.method === 'passkey' && login.freshUntil > now()
    const isFirst = from !== undefined && !hasFreshPasskey
    if (!isFirst) requireFresh(services, login)
    const block = callerBlock(c, trustProxy)
    if (isFirst) await emailLogins.count({ email: from, isKnown: true }, jkt, block)
    await emailLogins.count({ email, isKnown: false }, jkt, block)
    const language = readLanguage(body.locale)
    const facts = { email, origin: config.origin, device: '', match: '', isKnown: true, language, user: login.user }
    const kind = isFirst ? 'email/primary' : 'email/secondary'
    const { code, ...started } = await emailLogins.start(kind, { ...facts, ...(from && { from }) }, jkt, 'code')
    postCode(isFirst ? from : email, code, config.origin, language)
    const { challenge, expiresAt, retryAt } = started
    const action = isFirst ? ('VERIFY_PRIMARY_OTP' as const) : ('VERIFY_SECONDARY_OTP' as const)
    return { challenge, action, expiresAt, retryAt, now: now() }
  })

  addAuthenticatedEndpoint(app, services, verifyOldEmail, async ({ body, jkt, login }) => {
    const facts = await emailLogins.check('email/primary', body.challenge, body.otp, jkt)
    if (facts.user !== login.user) throw new HttpError(410, 'otp', 'The code has expired. Request a new one.')
    const { code } = await emailLogins.start('email/secondary', facts, jkt, 'code', body.challenge)
    postCode(facts.email, code, config.origin, facts.language)
    return { success: true as const }
  })

  addAuthenticatedEndpoint(app, services, verifyNewEmail, async ({ body, jkt, login }) => {
    const { email, from, user, language } = await emailLogins.check('email/secondary', body.challenge, body.otp, jkt)
    if (user !== login.user) throw new HttpError(410, 'otp', 'The code has expired. Request a new one.')
    if (!(await users.setEmail(user, identityOf(email))))
      throw new HttpError(400, 'email', 'This email address belongs to another wallet')
    await audit.record(user, 'email/changed', email)
    const values = { from: from ?? '', to: email }
    for (const to of from === undefined ? [email] : [from, email]) notices.sendTo(to, 'emailChanged', language, values)
    return { newEmail: email }
  })
}

function identityOf(email: string): NewIdentity {
  return { provider: 'email', subject: email.toLowerCase(), label: email }
}
