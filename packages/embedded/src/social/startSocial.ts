import type { Kit } from '@kit/core'
import { type Lazy, type PlatformPort, toKitError } from '@kit/core/adapter'
import { pluginOf, type Store } from '@kit/core/plugin'
import type { ModalPlugin } from '@kit/modal'
import type { SocialProvider } from '../protocol/fields.js'
import type { EmbeddedState, SignInState } from '../state/EmbeddedState.js'
import type { SocialLogin, SocialPress } from './createSocialLogin.js'
import { openPopup } from './openPopup.js'

/** A click on a social provider and its dependencies. */
export type SocialStart = {
  readonly kit: Kit
  readonly provider: SocialProvider
  /** The language of the page, if set. */
  readonly locale: string
  readonly platform: PlatformPort
  readonly state: Store<EmbeddedState>
  readonly services: Pick<Lazy<Pick<SocialLogin, 'connectSocial'>>, 'load'>
}

/**
 * Starts a social sign-in inside the click handler, since browsers block pop-ups once code has been loaded asynchronously. The loaded code
 * then checks whether the user still wants it.
 */
export async function startSocial(start: SocialStart): Promise<void> {
  const { kit, provider, locale, platform, state, services } = start
  const setLogin = (signIn: SignInState): void => state.update((now) => ({ ...now, signIn }))
  const isFarcaster = provider === 'farcaster'
  const path = `/popup?locale=${encodeURIComponent(locale)}`
  const { operatorSignInOptions, signIn: before } = state.getState()
  const press: SocialPress = {
    provider,
    popup: isFarcaster
      ? null
      : openPopup(operatorSignInOptions && `${operatorSignInOptions.url}${path}`, platform.isMobile),
    page: { path, isEmpty: operatorSignInOptions === undefined },
    before,
    started: isFarcaster ? { status: 'farcaster', provider } : { status: 'popup', provider },
    modal: pluginOf<ModalPlugin>(kit, 'modal')?.modal.getState(),
  }
  setLogin(press.started)
  let made: Pick<SocialLogin, 'connectSocial'>
  try {
    made = await services.load()
  } catch (cause) {
    press.popup?.close()
    const error = toKitError(cause, 'embedded/loadFailed', "The wallet frame didn't load.")
    if (state.getState().signIn === press.started) setLogin({ status: 'failed', provider, error })
    throw error
  }
  return made.connectSocial(press)
}
