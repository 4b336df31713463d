import { isKitError, KitError } from '@kit/core'
import type { PluginContext, Store } from '@kit/core/plugin'
import type { ModalState } from '@kit/modal'
import { faultOf } from '../error/faultOf.js'
import { loginNotOffered } from '../error/loginNotOffered.js'
import { toEmbeddedError } from '../error/toEmbeddedError.js'
import type { Frame } from '../frame/createFrame.js'
import { type PageProvider, pageProviderSchema, type SocialProvider } from '../protocol/fields.js'
import type { Logins } from '../protocol/messages.js'
import type { EmbeddedState, LoginState, SocialLoginState } from '../state/EmbeddedState.js'
import type { RememberedName } from '../state/storageKey.js'
import { awaitPopup } from './awaitPopup.js'
import { createSocialView } from './createSocialView.js'
import { followReturn } from './followReturn.js'

/** What it works with. */
export type SocialLoginOptions = {
  readonly context: Pick<PluginContext, 'kit' | 'ports' | 'emit' | 'toast'>
  readonly frame: Pick<Frame, 'request' | 'logins'>
  readonly state: Store<EmbeddedState>
  /** Begins a login in place of the one before, by whatever way that was. The signal ends with it. */
  begin(): AbortSignal
  /** Gives up the login that is current. */
  cancel(): void
  remember(name: RememberedName, value: string | undefined): void
  recall(name: RememberedName): string | undefined
}

/** What was so in the moment of a press on a social login. */
export type SocialPress = {
  readonly provider: SocialProvider
  /** The window; null where the browser refused it. Farcaster has none. */
  readonly popup: Window | null
  /** The first page of the window, at the login host; `isEmpty` where that host wasn't known yet, so that the window shows nothing. */
  readonly page: { readonly path: string; readonly isEmpty: boolean }
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

/** The wallet may take so long to say who is logged in, while it asks the visitor nothing. */
const USER_MS = 45_000
/** The server leads back to no longer address. */
const MOST_LETTERS = 1024
const CUT =
  'The window of the social login was cut off, so the login goes on in this tab. Send Cross-Origin-Opener-Policy: same-origin-allow-popups instead of same-origin to keep the window.'

/** Creates what logs in at social providers: one login at a time, the last that was begun. */
export function createSocialLogin(options: SocialLoginOptions): SocialLogin {
  const { context, frame, state, begin, remember, recall } = options
  const { kit, ports, emit } = context
  const view = createSocialView(kit)
  const setLogin = (login: SocialLoginState | { readonly status: 'idle' }): void =>
    state.update((now) => ({ ...now, login }))
  const end = view.watchLeft(() => {
    const { login } = state.getState()
    // A wallet that is being connected closes the modal itself.
    if ('provider' in login && login.status !== 'connecting' && login.status !== 'failed') options.cancel()
  })

  /** The wallet is asked who is logged in. It may ask the visitor something first, and that takes as long as it takes. */
  async function askUser(uri: string, signal: AbortSignal): Promise<string | undefined> {
    const limit = new AbortController()
    const give = (): void => limit.abort(signal.reason)
    let cancel = (): void => undefined
    function wait(): void {
      cancel = ports.clock.setTimeout(() => {
        if (state.getState().isFrameShown) wait()
        else limit.abort(new KitError('embedded/timeout', { shortMessage: 'The wallet did not answer in time.' }))
      }, USER_MS)
    }
    signal.addEventListener('abort', give)
    wait()
    try {
      return (await frame.request('CONNECT_SOCIAL', { uri }, limit.signal)).userName
    } finally {
      cancel()
      signal.removeEventListener('abort', give)
    }
  }

  async function connect(provider: SocialProvider, userName: string | undefined, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    remember('EMAIL', undefined)
    remember('LAST_EMAIL_LOGIN_TIME', undefined)
    remember('SOCIAL_PROVIDER', provider)
    remember('SOCIAL_USERNAME', userName)
    setLogin({ status: 'connecting', provider })
    await kit.connect({ connectorId: 'embedded', signal })
    signal.throwIfAborted()
    setLogin({ status: 'idle' })
    emit({ type: 'embedded/socialSucceeded', provider })
  }

  async function finish(provider: SocialProvider, uri: string, signal: AbortSignal): Promise<void> {
    setLogin({ status: 'retrieving', provider })
    emit({ type: 'embedded/socialUserDataRequested', provider })
    await connect(provider, await askUser(uri, signal), signal)
  }

  /** In this very window: what the visitor has open here goes, and the login goes on when they are back. */
  async function redirect(provider: PageProvider, signal: AbortSignal): Promise<void> {
    setLogin({ status: 'popup', provider })
    const { href, origin } = ports.platform
    const uri = await askUri(provider, signal, href.length <= MOST_LETTERS ? href : origin)
    remember('SOCIAL_REDIRECT', provider)
    ports.openLink(uri, ports.platform.isTelegram ? '_top' : '_self')
  }

  async function requireOffered(provider: SocialProvider, signal: AbortSignal): Promise<Logins> {
    const logins = await frame.logins()
    signal.throwIfAborted()
    if (!logins.socials.includes(provider)) throw loginNotOffered()
    return logins
  }

  async function askUri(provider: PageProvider, signal: AbortSignal, redirect?: string): Promise<string> {
    const { url } = await requireOffered(provider, signal)
    const payload = { provider, ...(redirect !== undefined && { redirect }) }
    const { uri } = await frame.request('GET_SOCIAL_REDIRECT_URI', payload, signal)
    signal.throwIfAborted()
    if (new URL(uri).origin !== url)
      throw new KitError('embedded/failed', {
        shortMessage: 'The wallet leads to a page that is not its login host’s.',
      })
    return uri
  }

  async function inPopup(provider: PageProvider, popup: Window, page: SocialPress['page'], signal: AbortSignal) {
    setLogin({ status: 'popup', provider })
    const { url } = await requireOffered(provider, signal)
    let goOn = (): void => undefined
    const isThere = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const ending = awaitPopup({ popup, loginUrl: url, clock: ports.clock, signal, onWaiting: goOn })
    // Where asking fails first, nobody waits for it.
    ending.catch(() => undefined)
    if (page.isEmpty) popup.location.href = `${url}${page.path}`
    const uri = await askUri(provider, signal)
    // A browser that is about to show the first page drops what the window is told meanwhile.
    await Promise.race([isThere, ending])
    popup.location.href = uri
    const end = await ending
    if (end === 'cut') {
      ports.log.warn(CUT)
      return redirect(provider, signal)
    }
    if (end !== 'closed') {
      popup.close()
      return finish(provider, end.resultUri, signal)
    }
    const followed = followReturn({ frame, clock: ports.clock, signal, watchClosed: view.watchClosed })
    if (await followed.soon) return redirect(provider, signal)
    void followed.later
      .then((returned) => (returned ? attempt(provider, signal, () => redirect(provider, signal)) : undefined))
      .catch(() => undefined)
    throw new KitError('connection/rejected', { shortMessage: 'The window was closed.' })
  }

  async function farcaster(signal: AbortSignal): Promise<void> {
    const provider = 'farcaster'
    setLogin({ status: 'farcaster', provider })
    await requireOffered(provider, signal)
    const { url } = await frame.request('GET_FARCASTER_URI', undefined, signal)
    signal.throwIfAborted()
    setLogin({ status: 'farcaster', provider, url })
    const { userName } = await frame.request('CONNECT_FARCASTER', undefined, signal)
    signal.throwIfAborted()
    emit({ type: 'embedded/socialUserDataRequested', provider })
    await connect(provider, userName, signal)
  }

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
        throw new KitError('connection/aborted', { shortMessage: 'The login was given up.' })
      }
      const signal = begin()
      emit({ type: 'embedded/socialStarted', provider })
      signal.addEventListener('abort', () => popup?.close())
      return attempt(provider, signal, async () => {
        if (provider === 'farcaster') return farcaster(signal)
        if (popup)
          return inPopup(provider, popup, page, signal).catch((error) => {
            popup.close()
            throw error
          })
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
