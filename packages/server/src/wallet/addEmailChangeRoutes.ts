import { parseEmail } from '../contract/parseEmail.js'
import { updateEmail, verifyNewEmail, verifyOldEmail } from '../contract/walletLoginEndpoints.js'
import type { App } from '../platform/http/AppContext.js'
import { callerBlock } from '../platform/http/callerBlock.js'
import { HttpError } from '../platform/http/HttpError.js'
import { readLanguage } from '../platform/mail/readLanguage.js'
import { addAuthenticatedEndpoint } from './addWalletEndpoint.js'
import { type EmailLogins, postCode } from './createEmailLogins.js'
import { expiredCode } from './createEmailSeals.js'
import { emailIdentity } from './createIdentities.js'
import { requireFresh, requireProof } from './requireProof.js'
import type { WalletServices } from './WalletServices.js'

/** Adds changing the address: a code to the old one, then one to the new one. */
export function addEmailChangeRoutes(app: App, services: WalletServices, emailLogins: EmailLogins): void {
  const { audit, config, mail, notices, now, trustProxy, users } = services

  addAuthenticatedEndpoint(app, services, updateEmail, async ({ c, body, jkt, login }) => {
    await requireProof(services, login, 'email/update', body.proof)
    if (mail === undefined) throw new HttpError(400, 'email', 'Email is not configured on this server')
    const email = parseEmail(body.email) as string
    const from = await users.email(login.user)
    if (from !== undefined && emailIdentity(from).subject === emailIdentity(email).subject)
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
    if (code !== undefined) postCode(mail, { to: isFirst ? from : email, code, origin: config.origin, language })
    const { challenge, expiresAt, retryAt } = started
    const action = isFirst ? ('VERIFY_PRIMARY_OTP' as const) : ('VERIFY_SECONDARY_OTP' as const)
    return { challenge, action, expiresAt, retryAt, now: now() }
  })

  addAuthenticatedEndpoint(app, services, verifyOldEmail, async ({ body, jkt, login }) => {
    const facts = await emailLogins.check('email/primary', body.challenge, body.otp, jkt)
    if (facts.user !== login.user) throw expiredCode('otp')
    const { code } = await emailLogins.start('email/secondary', facts, jkt, 'code', body.challenge)
    const { email: to, language } = facts
    if (code !== undefined) postCode(mail, { to, code, origin: config.origin, language })
    return { success: true as const }
  })

  addAuthenticatedEndpoint(app, services, verifyNewEmail, async ({ body, jkt, login }) => {
    const { email, from, user, language } = await emailLogins.check('email/secondary', body.challenge, body.otp, jkt)
    if (user !== login.user) throw expiredCode('otp')
    if (!(await users.setEmail(user, emailIdentity(email))))
      throw new HttpError(400, 'email', 'This email address belongs to another wallet')
    await audit.record(user, 'email/changed', email)
    const values = { from: from ?? '', to: email }
    for (const to of from === undefined ? [email] : [from, email]) notices.sendTo(to, 'emailChanged', language, values)
    return { newEmail: email }
  })
}
