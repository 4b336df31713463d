import { type Kit, KitError } from '@kit/core'
import { type Later, type PlatformPort, toKitError } from '@kit/core/adapter'
import type { Store } from '@kit/core/plugin'
import type { EmbeddedState, LoginState } from '../EmbeddedState.js'
import type { SocialProvider } from '../protocol/fields.js'
import type { Services } from '../Services.js'
import { createSocialView } from './createSocialView.js'
import { openPopup } from './openPopup.js'

/** What a press is about, and what it works with. */
export type SocialStart = {
  readonly kit: Kit
  readonly provider: SocialProvider
  readonly frameUrl: string
  /** The language of the page, if it said one. */
  readonly locale: string
  readonly platform: PlatformPort
  readonly state: Store<EmbeddedState>
  readonly services: Later<Services>
}

/** Begins a social login in the very press of the visitor: browsers open no window once code has come. */
export async function startSocial(start: SocialStart): Promise<void> {
  const { kit, provider, frameUrl, locale, platform, state, services } = start
  const setLogin = (login: LoginState): void => state.update((now) => ({ ...now, login }))
  const { login } = state.getState()
  const wasBlocked = login.status === 'blocked' && login.provider === provider
  const popup = provider === 'farcaster' ? undefined : openPopup(frameUrl, { isMobile: platform.isMobile, locale })
  const started: LoginState =
    provider === 'farcaster' ? { status: 'farcaster', provider } : { status: 'popup', provider }
  setLogin(started)
  const isCurrent = (): boolean => state.getState().login === started
  // Once the code is there, it watches by itself.
  const endWatch = createSocialView(kit).watchLeft(() => {
    if (isCurrent()) setLogin({ status: 'idle' })
  })
  const { connectSocial } = await services
    .load()
    .catch((cause) => {
      popup?.close()
      const error = toKitError(cause, 'embedded/loadFailed', 'The wallet did not load.')
      if (isCurrent()) setLogin({ status: 'failed', provider, error })
      throw error
    })
    .finally(endWatch)
  if (isCurrent()) return connectSocial(provider, { popup, wasBlocked })
  popup?.close()
  throw new KitError('connection/aborted', { shortMessage: 'The login was given up.' })
}
