import type { ResponseOf } from '@kit/embedded/protocol'
import { ApiFailure } from '../failure/ApiFailure.js'
import type { Api, CallOptions } from '../login/createApi.js'
import type { Login } from '../login/createLogin.js'
import { type Pending, type PendingCode, timesHere } from '../login/createPending.js'
import { requireSession } from '../login/requireSession.js'
import type { Session } from '../login/Session.js'
import type { Handlers, Page } from '../page/Page.js'
import type { prove } from '../unlock/prove.js'

export type EmailChangeOptions = {
  readonly api: Api
  readonly login: Login
  readonly page: Pick<Page, 'dapp'>
  /** Stored per origin of the page. */
  readonly pending: Pending
  /** Asks the user in the frame: a page's request is not enough. @throws KitError `connection/rejected` */
  approve(email: string, signal: AbortSignal): Promise<unknown>
  /** Unlocks the wallet, and signs the proof. */
  prove(session: Session, signal: AbortSignal): ReturnType<typeof prove>
}

type ChangeHandlers = Pick<Handlers, 'UPDATE_EMAIL' | 'UPDATE_EMAIL_PRIMARY_OTP' | 'UPDATE_EMAIL_SECONDARY_OTP'>

/** Lifetime of the code to the new address, too. */
const codeMs = 20 * 60_000

/**
 * Creates the handlers to change the email address: a code to the old one, then one to the new one. It continues after a reload until the
 * code expires.
 */
export function createEmailChange(options: EmailChangeOptions): ChangeHandlers {
  const { api, login, page, pending } = options
  let current: PendingCode | undefined

  /** Runs the user's current step; rejects for another user or step. */
  async function ask<T>(
    action: PendingCode['action'],
    signal: AbortSignal,
    call: (code: PendingCode, options: CallOptions) => Promise<T>,
  ): Promise<T> {
    const { user, accessToken } = await requireSession(login)
    const requested = current
    if (requested?.user !== user || requested.action !== action)
      throw new ApiFailure(410, 'challenge', 'This code has expired. Request a new one.')
    try {
      return await call(requested, { accessToken, signal })
    } catch (error) {
      // An address that is already taken ends the attempt, too.
      const isFinal = error instanceof ApiFailure && (error.status === 410 || error.field === 'email')
      if (isFinal && current === requested) {
        current = undefined
        await pending.drop()
      }
      throw error
    }
  }

  return {
    async UPDATE_EMAIL({ email, resume = false }, { signal, waiting }) {
      const { user } = await requireSession(login)
      const kept = await pending.read()
      if (kept?.user === user && kept.email === email && (resume || kept.retryAt > Date.now())) {
        current = kept
        return answerOf(kept)
      }
      const end = waiting()
      try {
        await options.approve(email, signal)
        // The decision may have outlasted the token.
        const session = await requireSession(login)
        const proof = await options.prove(session, signal)
        const locale = page.dapp()?.locale ?? 'en'
        const { accessToken } = session
        const { challenge, action, ...times } = await api.updateEmail({ email, locale, proof }, { accessToken, signal })
        current = { user, challenge, email, action, ...timesHere(times) }
      } finally {
        end()
      }
      await pending.keep(current)
      return answerOf(current)
    },
    UPDATE_EMAIL_PRIMARY_OTP: ({ otp }, { signal }) =>
      ask('VERIFY_PRIMARY_OTP', signal, async (code, call) => {
        await api.verifyOldEmail({ challenge: code.challenge, otp }, call)
        current = { ...code, action: 'VERIFY_SECONDARY_OTP', expiresAt: Date.now() + codeMs }
        await pending.keep(current)
        return undefined
      }),
    UPDATE_EMAIL_SECONDARY_OTP: ({ otp }, { signal }) =>
      ask('VERIFY_SECONDARY_OTP', signal, async ({ challenge }, call) => {
        const { newEmail } = await api.verifyNewEmail({ challenge, otp }, call)
        current = undefined
        await pending.drop()
        return { newEmail }
      }),
  }
}

const answerOf = ({ action }: PendingCode): ResponseOf<'UPDATE_EMAIL'> => ({
  action: action === 'VERIFY_SECONDARY_OTP' ? action : 'VERIFY_PRIMARY_OTP',
})
