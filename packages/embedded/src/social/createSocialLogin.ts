import { isKitError, KitError } from '@kit/core'
import type { ModalState } from '@kit/modal'
import { toEmbeddedError } from '../error/toEmbeddedError.js'
import { toLoginErrorText } from '../error/toLoginErrorText.js'
import { pageProviderSchema, type SocialProvider } from '../protocol/fields.js'
import type { SignInState, SocialSignInState } from '../state/EmbeddedState.js'
import { createSocialSteps, type SocialLoginOptions } from './createSocialSteps.js'
import { createSocialView } from './createSocialView.js'
import { type FirstPage, loginInPopup } from './loginInPopup.js'

/** The state at the time of a click on a social provider. */
export type SocialPress = {
  readonly provider: SocialProvider
  /** The pop-up, or null if the browser blocked it. Farcaster has none. */
  readonly popup: Window | null
  readonly page: FirstPage
  /** The sign-in state before the click, and after it. */
  readonly before: SignInState
  readonly started: SocialSignInState
  /** The modal's state, if the kit has a modal. */
  readonly modal: ModalState | undefined
}

/** Social sign-in after the click. */
export type SocialLogin = {
  /** Continues a sign-in that a click started. Rejects with `connection/aborted` if the user left it in the meantime. */
  connectSocial(press: SocialPress): Promise<void>
  /** Continues after a redirect returned to this page with a result. */
  resumeSocial(uri: string): Promise<void>
  destroy(): void
}

/** Creates social sign-in. Only the latest sign-in is active. */
export function createSocialLogin(options: SocialLoginOptions): SocialLogin {
  const { context, frame, state, begin, remember, recall } = options
  const { kit, emit } = context
  const steps = createSocialSteps(options)
  const { finish, redirect, setLogin } = steps
  const view = createSocialView(kit)
  const end = view.watchLeft(() => {
    const { signIn } = state.getState()
    // While a wallet is connecting, the connection closes the modal itself.
    if ('provider' in signIn && signIn.status !== 'connecting' && signIn.status !== 'failed') options.cancel()
  })

  /** Runs a sign-in to its end and reports the result. Ignored if a newer sign-in has started. */
  async function attempt(provider: SocialProvider, signal: AbortSignal, run: () => Promise<void>): Promise<void> {
    try {
      await run()
    } catch (cause) {
      const error = isKitError(cause) ? cause : toEmbeddedError(cause)
      const { code } = error
      if (signal.aborted || code === 'connection/rejected') emit({ type: 'embedded/socialCanceled', provider })
      else emit({ type: 'embedded/socialFailed', provider, code })
      if (!signal.aborted) showFailure(provider, error)
      throw error
    }
  }

  function showFailure(provider: SocialProvider, error: KitError): void {
    if (error.code === 'connection/rejected') {
      setLogin({ status: 'idle' })
      view.back()
      return
    }
    setLogin({ status: 'failed', provider, error })
    if (provider !== 'farcaster') return
    const { message, values } = toLoginErrorText(error)
    // A toast has no space for a countdown.
    context.toast({ variant: 'error', message: values === undefined ? message : 'embedded.tooMany' })
    view.back()
  }

  return {
    async connectSocial({ provider, popup, page, before, started, modal }) {
      const isCurrent = state.getState().signIn === started
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
      // This page didn't start it.
      if (provider === undefined) return
      const signal = begin()
      setLogin({ status: 'retrieving', provider })
      view.open(provider)
      return attempt(provider, signal, () => finish(provider, uri, signal))
    },
    destroy: end,
  }
}
