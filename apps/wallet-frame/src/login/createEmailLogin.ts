import type { ResponseOf } from '@kit/embedded/protocol'
import { ApiFailure } from '../failure/ApiFailure.js'
import type { Handlers, Page } from '../page/Page.js'
import type { Api } from './createApi.js'
import type { Login } from './createLogin.js'
import { type Pending, type PendingCode, timesHere } from './createPending.js'

export type EmailLoginOptions = {
  readonly api: Api
  readonly login: Login
  readonly page: Pick<Page, 'origin' | 'projectId' | 'dapp'>
  /** Stored per origin of the page. */
  readonly pending: Pending
}

type EmailHandlers = Pick<Handlers, 'CONNECT_EMAIL' | 'CONNECT_DEVICE' | 'CONNECT_OTP'>

/** Creates the email login: one at a time, the most recent one. It continues after a reload until its code expires. */
export function createEmailLogin({ api, login, page, pending }: EmailLoginOptions): EmailHandlers {
  let current: PendingCode | undefined

  async function ask<T>(call: (challenge: string) => Promise<T>): Promise<T> {
    const requested = current
    if (requested === undefined) throw new ApiFailure(410, 'challenge', 'This code has expired. Request a new one.')
    try {
      return await call(requested.challenge)
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 410 && current === requested) await pending.drop()
      throw error
    }
  }

  return {
    async CONNECT_EMAIL({ email, resume = false }, { signal }) {
      const kept = await pending.read()
      if (kept?.email === email && (resume || kept.retryAt > Date.now())) {
        current = kept
        return answerOf(kept)
      }
      const { origin, projectId } = page
      const locale = page.dapp()?.locale ?? 'en'
      // A recently approved device gets its next code without another link.
      const approved = (current ?? kept)?.email === email ? (current ?? kept)?.challenge : undefined
      const { challenge, action, match, ...times } = await api.startEmail(
        { projectId, origin, email, locale, ...(approved !== undefined && { challenge: approved }) },
        { signal },
      )
      current = { challenge, email, action, ...(match !== undefined && { match }), ...timesHere(times) }
      await pending.keep(current)
      return answerOf(current)
    },
    async CONNECT_DEVICE(_, { signal, waiting }) {
      const end = waiting()
      try {
        await ask(async (challenge) => {
          while (!(await api.waitForDevice({ challenge }, { signal })).approved) signal.throwIfAborted()
        })
        return undefined
      } finally {
        end()
      }
    },
    async CONNECT_OTP({ otp }, { signal }) {
      await login.take(await ask((challenge) => api.verifyEmail({ challenge, otp }, { signal })))
      current = undefined
      await pending.drop()
      return undefined
    },
  }
}

const answerOf = ({ action, match, sentAt }: PendingCode): ResponseOf<'CONNECT_EMAIL'> => ({
  action: action === 'VERIFY_DEVICE' ? action : 'VERIFY_OTP',
  sentAt,
  ...(match !== undefined && { match }),
})
