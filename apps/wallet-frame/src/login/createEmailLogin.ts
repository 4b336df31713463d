import type { Handlers, Page } from '../bridge/Page.js'
import { ApiFailure } from './ApiFailure.js'
import type { Api } from './createApi.js'
import type { Login } from './createLogin.js'

/** What it works with. */
export type EmailLoginOptions = {
  readonly api: Api
  readonly login: Login
  readonly page: Pick<Page, 'origin' | 'projectId' | 'dapp'>
}

type EmailHandlers = Pick<
  Handlers,
  | 'CONNECT_EMAIL'
  | 'CONNECT_DEVICE'
  | 'CONNECT_OTP'
  | 'UPDATE_EMAIL'
  | 'UPDATE_EMAIL_PRIMARY_OTP'
  | 'UPDATE_EMAIL_SECONDARY_OTP'
>

/** Logs in by e-mail: one login at a time, the last that was begun. */
export function createEmailLogin({ api, login, page }: EmailLoginOptions): EmailHandlers {
  let challenge: string | undefined
  const current = (): string => {
    if (challenge === undefined) throw new ApiFailure(410, 'challenge', 'This is over. Ask for a new code.')
    return challenge
  }
  const absent = async (): Promise<never> => {
    throw new ApiFailure(403, 'fresh', 'The e-mail address cannot be changed here yet.')
  }

  return {
    async CONNECT_EMAIL({ email }, { signal }) {
      const { origin, projectId } = page
      const locale = page.dapp()?.locale ?? 'en'
      const started = await api.startEmail({ projectId, origin, email, locale }, { signal })
      challenge = started.challenge
      return { action: started.action, ...(started.match !== undefined && { match: started.match }) }
    },
    async CONNECT_DEVICE(_, { signal, waiting }) {
      const end = waiting()
      const asked = current()
      try {
        while (!(await api.waitForDevice({ challenge: asked }, { signal })).approved) signal.throwIfAborted()
        return undefined
      } finally {
        end()
      }
    },
    async CONNECT_OTP({ otp }, { signal }) {
      await login.take(await api.verifyEmail({ challenge: current(), otp }, { signal }))
      challenge = undefined
      return undefined
    },
    UPDATE_EMAIL: absent,
    UPDATE_EMAIL_PRIMARY_OTP: absent,
    UPDATE_EMAIL_SECONDARY_OTP: absent,
  }
}
