import { type Later, type PlatformPort, toKitError } from '@kit/core/adapter'
import type { Store } from '@kit/core/plugin'
import type { EmbeddedState, LoginState } from '../EmbeddedState.js'
import type { SocialProvider } from '../protocol/fields.js'
import type { Services } from '../Services.js'
import { openPopup } from './openPopup.js'

/** What a press is about, and what it works with. */
export type SocialStart = {
  readonly provider: SocialProvider
  readonly frameUrl: string
  readonly platform: PlatformPort
  readonly state: Store<EmbeddedState>
  readonly services: Later<Services>
}

/** Begins a social login in the very press of the visitor: browsers open no window once code has come. */
export async function startSocial({ provider, frameUrl, platform, state, services }: SocialStart): Promise<void> {
  const setLogin = (login: LoginState): void => state.update((now) => ({ ...now, login }))
  const { login } = state.getState()
  const wasBlocked = login.status === 'blocked' && login.provider === provider
  const popup = provider === 'farcaster' ? undefined : openPopup(frameUrl, platform)
  setLogin(provider === 'farcaster' ? { status: 'farcaster', provider } : { status: 'popup', provider })
  const { connectSocial } = await services.load().catch((cause) => {
    popup?.close()
    const error = toKitError(cause, 'embedded/loadFailed', 'The wallet did not load.')
    setLogin({ status: 'failed', provider, error })
    throw error
  })
  return connectSocial(provider, { popup, wasBlocked })
}
