import { isKitError, KitError } from '@kit/core'
import type { ModalState } from '@kit/modal'
import { faultOf } from '../error/faultOf.js'
import { toEmbeddedError } from '../error/toEmbeddedError.js'
import { pageProviderSchema, type SocialProvider } from '../protocol/fields.js'
import type { LoginState, SocialLoginState } from '../state/EmbeddedState.js'
import { createSocialSteps, type SocialLoginOptions } from './createSocialSteps.js'
import { createSocialView } from './createSocialView.js'
import { type FirstPage, loginInPopup } from './loginInPopup.js'

/** What was so in the moment of a press on a social login. */
export type SocialPress = {
  readonly provider: SocialProvider
  /** The window; null where the browser refused it. Farcaster has none. */
  readonly popup: Window | null
  readonly page: FirstPage
  /** Where the login stood before, and what it is since. */
  readonly before: LoginState
  readonly started: SocialLoginState
  /** The modal, if the kit has one. */
  readonly modal: ModalState | undefined
}

/** Logins at social providers, after the press. */
export type SocialLogin = {
  /** Goes on with a login that a press began, unless the visitor left it meanwhile: then it rejects with `connection/aborted`. */
  connectSocial(press: SocialPress): Promise<void>
  /** Goes on where a redirect led back here with this result. */
  resumeSocial(uri: string): Promise<void>
  destroy(): void
}

/** Creates what logs in at social providers: one login at a time, the last that was begun. */
export function createSocialLogin(options: SocialLoginOptions): SocialLogin {
  const { context, frame, state, begin, remember, recall } = options
  const { kit, emit } = context
  const steps = createSocialSteps(options)
  const { finish, redirect, setLogin } = steps
  const view = createSocialView(kit)
  const end = view.watchLeft(() => {
    const { login } = state.getState()
    // A wallet that is being connected closes the modal itself.
    if ('provider' in login && login.status !== 'connecting' && login.status !== 'failed') options.cancel()
  })

  /** Runs a login to its end, and says how that was. What comes after another login began changes nothing any more. */
  async function attempt(provider: SocialProvider, signal: AbortSignal, run: () => Promise<void>): Promise<void> {
    try {
      await run()
    } catch (cause) {
      const error = isKitError(cause) ? cause : toEmbeddedError(cause)
      const { code } = error
      if (signal.aborted || code === 'connection/rejected') emit({ type: 'embedded/socialCanceled', provider })
      else emit({ type: 'embedded/socialFailed', provider, code })
      if (!signal.aborted) settle(provider, error)
      throw error
    }
  }

  function settle(provider: SocialProvider, error: KitError): void {
    if (error.code === 'connection/rejected') {
      setLogin({ status: 'idle' })
      view.back()
      return
    }
    setLogin({ status: 'failed', provider, error })
    if (provider !== 'farcaster') return
    const { message, values } = faultOf(error)
    // A toast has no room for a number.
    context.toast({ variant: 'error', message: values === undefined ? message : 'embedded.tooMany' })
    view.back()
  }

  return {
    async connectSocial({ provider, popup, page, before, started, modal }) {
      const isCurrent = state.getState().login === started
      if (!isCurrent || view.wasLeft(modal)) {
        popup?.close()
        if (isCurrent) setLogin({ status: 'idle' })
        throw new KitError('connection/aborted', { shortMessage: 'The sign-in was cancelled.' })
      }
      const signal = begin()
      emit({ type: 'embedded/socialStarted', provider })
      signal.addEventListener('abort', () => popup?.close())
      return attempt(provider, signal, async () => {
        if (provider === 'farcaster') return steps.farcaster(signal)
        const again = () => attempt(provider, signal, () => redirect(provider, signal))
        if (popup)
          return loginInPopup({ ...steps, context, frame, view, again }, provider, { page, popup }, signal).catch(
            (error) => {
              popup.close()
              throw error
            },
          )
        if (before.status === 'blocked' && before.provider === provider) return redirect(provider, signal)
        setLogin({ status: 'blocked', provider })
      })
    },
    async resumeSocial(uri) {
      const { data: provider } = pageProviderSchema.safeParse(recall('SOCIAL_REDIRECT'))
      remember('SOCIAL_REDIRECT', undefined)
      // Nobody here asked for it.
      if (provider === undefined) return
      const signal = begin()
      setLogin({ status: 'retrieving', provider })
      view.open(provider)
      return attempt(provider, signal, () => finish(provider, uri, signal))
    },
    destroy: end,
  }
}
