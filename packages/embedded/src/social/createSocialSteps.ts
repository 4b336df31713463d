import { KitError } from '@kit/core'
import type { PluginContext, Store } from '@kit/core/plugin'
import { loginUnavailable } from '../error/toEmbeddedError.js'
import type { Frame } from '../frame/createFrame.js'
import type { PageProvider, SocialProvider } from '../protocol/fields.js'
import type { OperatorSignInOptions } from '../protocol/messages.js'
import type { LoginMemory } from '../state/createLoginMemory.js'
import type { EmbeddedState, SocialSignInState } from '../state/EmbeddedState.js'

/** Dependencies of social sign-in. */
export type SocialLoginOptions = LoginMemory & {
  readonly context: Pick<PluginContext, 'kit' | 'ports' | 'emit' | 'toast'>
  readonly frame: Pick<Frame, 'request' | 'logins'>
  readonly state: Store<EmbeddedState>
  /** Starts a sign-in that replaces the previous one, whatever its method. The signal aborts when it ends. */
  begin(): AbortSignal
  /** Cancels the current sign-in. */
  cancel(): void
}

/** The steps of social sign-in. Each updates the state and ends with the signal. */
export type SocialSteps = {
  setLogin(login: SocialSignInState | { readonly status: 'idle' }): void
  /** @throws KitError `embedded/optionUnavailable` */
  requireOffered(provider: SocialProvider, signal: AbortSignal): Promise<OperatorSignInOptions>
  /** Returns the sign-in URL of the provider. @throws KitError `embedded/optionUnavailable`, `embedded/failed` */
  fetchUri(provider: PageProvider, signal: AbortSignal, redirect?: string): Promise<string>
  /** Navigates this tab to the provider. The page's state is lost, and sign-in continues when the user returns. */
  redirect(provider: PageProvider, signal: AbortSignal): Promise<void>
  /** Signs in with the result of the provider. */
  finish(provider: SocialProvider, uri: string, signal: AbortSignal): Promise<void>
  /** Signs in with the Farcaster app. */
  farcaster(signal: AbortSignal): Promise<void>
}

/** Time limit for the wallet to return the user, while it isn't asking the user anything. */
const userTimeoutMs = 45_000
/** Maximum length of a URL that the server redirects back to. */
const maxUrlLength = 1024

export function createSocialSteps(options: SocialLoginOptions): SocialSteps {
  const { context, frame, state, remember } = options
  const { kit, ports, emit } = context
  const setLogin: SocialSteps['setLogin'] = (signIn) => state.update((now) => ({ ...now, signIn }))

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
    await connect(provider, await requestUser(options, uri, signal), signal)
  }

  /** In this tab: the page's state is lost, and sign-in continues when the user returns. */
  async function redirect(provider: PageProvider, signal: AbortSignal): Promise<void> {
    setLogin({ status: 'popup', provider })
    const { href, origin } = ports.platform
    const uri = await fetchUri(provider, signal, href.length <= maxUrlLength ? href : origin)
    remember('SOCIAL_REDIRECT', provider)
    ports.openLink(uri, ports.platform.isTelegram ? '_top' : '_self')
  }

  async function requireOffered(provider: SocialProvider, signal: AbortSignal): Promise<OperatorSignInOptions> {
    const logins = await frame.logins()
    signal.throwIfAborted()
    if (!logins.socials.includes(provider)) throw loginUnavailable()
    return logins
  }

  async function fetchUri(provider: PageProvider, signal: AbortSignal, redirect?: string): Promise<string> {
    const { url } = await requireOffered(provider, signal)
    const payload = { provider, ...(redirect !== undefined && { redirect }) }
    const { uri } = await frame.request('GET_SOCIAL_REDIRECT_URI', payload, signal)
    signal.throwIfAborted()
    if (new URL(uri).origin !== url)
      throw new KitError('embedded/failed', {
        shortMessage: 'The wallet returned a sign-in page outside its login host.',
      })
    return uri
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

  return { setLogin, requireOffered, fetchUri, redirect, finish, farcaster }
}

/** Requests the signed-in user. The wallet may ask the user something first, which has no time limit. */
async function requestUser(
  { context, frame, state }: SocialLoginOptions,
  uri: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const limit = new AbortController()
  const onAbort = (): void => limit.abort(signal.reason)
  let cancel = (): void => undefined
  function wait(): void {
    cancel = context.ports.clock.setTimeout(() => {
      if (state.getState().isFrameShown) wait()
      else limit.abort(new KitError('embedded/timeout', { shortMessage: "The wallet didn't respond in time." }))
    }, userTimeoutMs)
  }
  signal.addEventListener('abort', onAbort)
  wait()
  try {
    return (await frame.request('CONNECT_SOCIAL', { uri }, limit.signal)).userName
  } finally {
    cancel()
    signal.removeEventListener('abort', onAbort)
  }
}
