import { checkOtp, deleteEmail, getEmail, sendOtp } from '../../contract/otpEndpoints.js'
import { parseEmail } from '../../contract/parseEmail.js'
import type { App, AppContext } from '../../platform/http/AppContext.js'
import { addEndpoint } from '../../platform/http/addEndpoint.js'
import { bearerOf } from '../../platform/http/bearerOf.js'
import { callerBlock } from '../../platform/http/callerBlock.js'
import type { TrustProxy } from '../../platform/http/clientAddress.js'
import type { Gate } from '../../platform/http/createGate.js'
import { HttpError } from '../../platform/http/HttpError.js'
import { pause } from '../../platform/jobs/createLocalLeadership.js'
import type { Leadership } from '../../platform/jobs/Leadership.js'
import { codeMail } from '../../platform/mail/codeMail.js'
import { codeMs, createCodes } from '../../platform/mail/createCodes.js'
import type { MailService } from '../../platform/mail/openMail.js'
import { readLanguage } from '../../platform/mail/readLanguage.js'
import type { Project } from '../../platform/projects/createProjects.js'
import type { Store } from '../../platform/store/Store.js'
import type { Emails } from '../auth/createEmails.js'
import type { SignIns } from '../auth/createSignIns.js'
import type { AuthConfig } from '../config/serviceConfig.js'

type Dependencies = {
  readonly config: { readonly auth: AuthConfig; readonly trustProxy: TrustProxy }
  readonly store: Store
  readonly sessionKey: Buffer
  readonly gate: Gate
  readonly leadership: Leadership
  readonly now: () => number
  readonly mail: MailService | undefined
}

/** Options of {@link addOtpRoutes} besides the services. `pageOf` returns the requesting page if its origin is allowed. */
export type OtpOptions = {
  readonly emails: Emails
  readonly signIns: Pick<SignIns, 'find'>
  readonly pageOf: (c: AppContext, project: Project) => URL
}

const sweepMs = 600_000
/** How long the address of an account is kept without a sign-in. */
const emailMs = 365 * 86_400_000

/** Adds the verification of an email address before sign-in. */
export function addOtpRoutes(
  app: App,
  { config, store, sessionKey, gate, leadership, now, mail }: Dependencies,
  { emails, signIns, pageOf }: OtpOptions,
): void {
  const codes = createCodes({ db: store.db, key: sessionKey, purpose: 'e-mail capture', now })
  leadership.campaign('codes', async (signal) => {
    while (!signal.aborted) {
      await codes.sweep()
      await emails.sweep(now() - emailMs)
      await pause(sweepMs, signal)
    }
  })
  const requireOn = ({ emailCapture = config.auth.emailCapture }: Project): void => {
    if (emailCapture === 'off') throw new HttpError(403, 'email', 'This project does not collect email addresses')
  }

  addEndpoint(app, gate, sendOtp, async ({ c, project, body }) => {
    const { origin } = pageOf(c, project)
    requireOn(project)
    if (mail === undefined) throw new HttpError(503, 'email', 'Email is not configured on this server')
    const email = parseEmail(body.email) as string
    const { account } = body
    const { id, code, expiresAtMs, retryAtMs } = await codes.issue({
      email,
      account: `${project.id}\n${account.toLowerCase()}`,
      block: callerBlock(c, config.trustProxy),
      content: { project: project.id, account },
    })
    const language = readLanguage(c.req.header('accept-language'))
    mail.outbox.enqueue(codeMail({ to: email, code, origin, validForMs: codeMs, language, brand: mail.brand }))
    c.header('cache-control', 'no-store')
    return { uuid: id, expiresAt: expiresAtMs, retryAt: retryAtMs, now: now() }
  })

  addEndpoint(app, gate, checkOtp, async ({ c, project, body }) => {
    pageOf(c, project)
    requireOn(project)
    const { email, content } = await codes.check(body.uuid, body.code, (of) => of['project'] === project.id)
    c.header('cache-control', 'no-store')
    return { token: emails.createProofToken({ project: project.id, account: String(content['account']), email }) }
  })

  addEndpoint(app, gate, getEmail, async ({ c, project }) => {
    const { session } = await signIns.find(bearerOf(c), project.id)
    c.header('cache-control', 'no-store')
    return { email: (await emails.find(session)) ?? null }
  })

  addEndpoint(app, gate, deleteEmail, async ({ c, project }) => {
    const { session } = await signIns.find(bearerOf(c), project.id)
    await emails.remove(session)
    return { success: true as const }
  })
}
