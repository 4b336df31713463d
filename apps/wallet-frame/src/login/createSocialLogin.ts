import { ApiFailure } from '../failure/ApiFailure.js'
import type { Handlers, Page } from '../page/Page.js'
import type { Api } from './createApi.js'
import type { Login } from './createLogin.js'
import { readResult } from './readResult.js'

export type SocialLoginOptions = {
  readonly api: Api
  readonly login: Login
  /** Origin of the login host, where results come from. */
  readonly loginHost: string
  readonly page: Pick<Page, 'origin' | 'projectId' | 'dapp'>
  /** Continues as after every login: opens or creates the wallet, and returns the user. */
  readonly getUser: Handlers['GET_USER']
}

type SocialHandlers = Pick<
  Handlers,
  'GET_SOCIAL_REDIRECT_URI' | 'WAIT_SOCIAL' | 'CONNECT_SOCIAL' | 'GET_FARCASTER_URI' | 'CONNECT_FARCASTER'
>

/** Creates the social login: one at a time, the most recent one. Only this device's key can redeem it. */
export function createSocialLogin({ api, login, loginHost, page, getUser }: SocialLoginOptions): SocialHandlers {
  const { origin, projectId } = page
  let ticket: string | undefined
  const current = (): string => {
    if (ticket === undefined) throw new ApiFailure(410, 'ticket', 'This sign-in has expired. Start again.')
    return ticket
  }

  return {
    async GET_SOCIAL_REDIRECT_URI({ provider, redirect }, { signal }) {
      if (redirect !== undefined && new URL(redirect).origin !== origin)
        throw new ApiFailure(400, 'redirect', 'Invalid redirect: it must stay on the page’s own origin.')
      const locale = page.dapp()?.locale
      const requested = { ...(redirect !== undefined && { redirect }), ...(locale !== undefined && { locale }) }
      const started = await api.startSocial({ projectId, origin, provider, ...requested }, { signal })
      ticket = started.ticket
      return { uri: started.uri }
    },
    WAIT_SOCIAL: (_, { signal }) => api.waitForSocial({ ticket: current() }, { signal }),
    async CONNECT_SOCIAL({ uri, chainId, preferredAccountType, siwxMessage }, context) {
      const end = context.waiting()
      try {
        await login.take(await api.finishSocial(readResult(uri, loginHost), { signal: context.signal }))
      } finally {
        end()
      }
      ticket = undefined
      return getUser({ chainId, preferredAccountType, siwxMessage }, context)
    },
    async GET_FARCASTER_URI(_, { signal }) {
      const started = await api.startFarcaster({ projectId, origin }, { signal })
      ticket = started.ticket
      return { url: started.url }
    },
    async CONNECT_FARCASTER(_, { signal, waiting }) {
      const requested = current()
      const end = waiting()
      try {
        for (;;) {
          const { approved, ...answer } = await api.waitForFarcaster({ ticket: requested }, { signal })
          signal.throwIfAborted()
          if (!approved || !('userName' in answer)) continue
          await login.take(answer)
          if (ticket === requested) ticket = undefined
          return { userName: answer.userName.slice(0, 256) }
        }
      } finally {
        end()
      }
    },
  }
}
