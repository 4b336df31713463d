import type { AnswerOf } from '@kit/embedded/protocol'
import { ApiFailure } from '../failure/ApiFailure.js'
import type { Api, CallOptions } from '../login/createApi.js'
import type { Login } from '../login/createLogin.js'
import { type Pending, type PendingCode, timesHere } from '../login/createPending.js'
import type { Session } from '../login/Session.js'
import type { Handlers, Page } from '../page/Page.js'
import type { prove } from '../unlock/prove.js'

/** What it works with. */
export type EmailChangeOptions = {
  readonly api: Api
  readonly login: Login
  readonly page: Pick<Page, 'dapp'>
  /** Of the page’s origin. */
  readonly pending: Pending
  /** Asks the visitor in the frame: what a page says of an address is not enough. @throws KitError `connection/rejected` */
  approve(email: string, signal: AbortSignal): Promise<unknown>
  /** Unlocks the wallet, and signs. */
  prove(session: Session, signal: AbortSignal): ReturnType<typeof prove>
}

type ChangeHandlers = Pick<Handlers, 'UPDATE_EMAIL' | 'UPDATE_EMAIL_PRIMARY_OTP' | 'UPDATE_EMAIL_SECONDARY_OTP'>

/** The code to the new address is good for so long, too. */
const CODE_MS = 20 * 60_000

/** Changes the e-mail address: a code to the old one, then one to the new. It goes on after a reload, as long as its code is good. */
export function createEmailChange(options: EmailChangeOptions): ChangeHandlers {
  const { api, login, page, pending } = options
  let current: PendingCode | undefined

  async function requireSession(): Promise<Session> {
    const session = await login.session()
    if (session === undefined) throw new ApiFailure(401, 'authorization', 'Not signed in.')
    return session
  }

  /** Asks the step that the visitor is at; of another user, or of another step, nothing is. */
  async function ask<T>(
    action: PendingCode['action'],
    signal: AbortSignal,
    call: (code: PendingCode, options: CallOptions) => Promise<T>,
  ): Promise<T> {
    const { user, accessToken } = await requireSession()
    const asked = current
    if (asked?.user !== user || asked.action !== action)
      throw new ApiFailure(410, 'challenge', 'This code expired. Request a new one.')
    try {
      return await call(asked, { accessToken, signal })
    } catch (error) {
      // Of an address that is taken nothing is left to try, either.
      const isOver = error instanceof ApiFailure && (error.status === 410 || error.field === 'email')
      if (isOver && current === asked) {
        current = undefined
        await pending.drop()
      }
      throw error
    }
  }

  return {
    async UPDATE_EMAIL({ email, resume = false }, { signal, waiting }) {
      const { user } = await requireSession()
      const kept = await pending.read()
      if (kept?.user === user && kept.email === email && (resume || kept.retryAt > Date.now())) {
        current = kept
        return answerOf(kept)
      }
      const end = waiting()
      try {
        await options.approve(email, signal)
        // What was decided may have taken longer than a token is good.
        const session = await requireSession()
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
        current = { ...code, action: 'VERIFY_SECONDARY_OTP', expiresAt: Date.now() + CODE_MS }
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

const answerOf = ({ action }: PendingCode): AnswerOf<'UPDATE_EMAIL'> => ({
  action: action === 'VERIFY_SECONDARY_OTP' ? action : 'VERIFY_PRIMARY_OTP',
})
