import { KitError } from '@kit/core'
import type { Sessions } from '@kit/core/adapter'
import type { PluginContext, Store } from '@kit/core/plugin'
import './AccountEvents.js'
import './EmailEvents.js'
import { createEmailChange } from './change/createEmailChange.js'
import type { EmbeddedOptions } from './EmbeddedOptions.js'
import type { EmbeddedState, LoginState } from './EmbeddedState.js'
import { createFrame } from './frame/createFrame.js'
import { toEmbeddedError } from './frame/toEmbeddedError.js'
import { createModalView } from './modal/createModalView.js'
import type { Services } from './Services.js'
import { createSession, type EmbeddedSession, type SessionOptions } from './session/createSession.js'
import { createSocialLogin } from './social/createSocialLogin.js'
import { type RememberedName, recall as recallFrom, storageKey } from './storageKey.js'
import { wasSentTo } from './wasSentTo.js'

/** A second mail within this time is refused. */
const COOL_DOWN_MS = 30_000
/** The modal is open before it says that something is not allowed. */
const NOT_ALLOWED_MS = 300
/** Signing out does not wait longer for the frame. */
const SIGN_OUT_MS = 3000

/** Creates what speaks to the frame, for one kit. */
export function createServices(
  options: EmbeddedOptions,
  context: PluginContext,
  state: Store<EmbeddedState>,
  makeFrame: typeof createFrame = createFrame,
): Services {
  const { kit, ports } = context
  const { clock } = ports
  const view = createModalView(kit)
  const frame = makeFrame({
    ...options,
    kit,
    ports,
    alert: context.alert,
    onShown(isFrameShown) {
      state.update((now) => ({ ...now, isFrameShown }))
      if (isFrameShown) view.show()
      else view.leave()
    },
    onSessionEnd: endConnections,
  })
  let evm: EmbeddedSession | undefined
  let attempt: AbortController | undefined
  let endNotice = (): void => undefined
  // Neither does a dapp close what the visitor decides in; one that insists takes the question back.
  const ends = [
    context.addCloseGuard(() => state.getState().isFrameShown),
    view.watchClosed(() => {
      if (state.getState().isFrameShown) rejectOpen()
    }),
  ]

  const setLogin = (login: LoginState): void => state.update((now) => ({ ...now, login }))
  const login = (): LoginState => state.getState().login

  function remember(name: RememberedName, value: string | undefined): void {
    const key = storageKey(kit, name)
    try {
      if (value === undefined) ports.storage.removeItem(key)
      else ports.storage.setItem(key, value)
    } catch {
      // Then the next visit begins with a login.
    }
  }

  const recall = (name: RememberedName): string | undefined => recallFrom(kit, ports.storage, name)

  function cancel(): void {
    attempt?.abort(new KitError('connection/aborted', { shortMessage: 'The login was given up.' }))
    attempt = undefined
    setLogin({ status: 'idle' })
  }

  /** One login at a time: the last that was begun. */
  function begin(): AbortSignal {
    attempt?.abort(new KitError('connection/aborted', { shortMessage: 'Another login was begun.' }))
    attempt = new AbortController()
    return attempt.signal
  }

  const { frameUrl } = options
  const social = createSocialLogin({ context, frameUrl, frame, state, begin, cancel, remember, recall })

  /** Seconds until another mail may be asked for. */
  function coolDownS(): number {
    const lastMs = Number(recall('LAST_EMAIL_LOGIN_TIME') ?? Number.NaN)
    const leftMs = lastMs + COOL_DOWN_MS - clock.now()
    // A clock that was set back must not lock anybody out.
    return leftMs > 0 && leftMs <= COOL_DOWN_MS ? Math.ceil(leftMs / 1000) : 0
  }

  async function waitForDevice(email: string, sentAtMs: number, signal: AbortSignal): Promise<void> {
    try {
      await frame.request('CONNECT_DEVICE', undefined, signal)
      context.emit({ type: 'embedded/emailDeviceRegistered' })
      context.emit({ type: 'embedded/emailCodeSent' })
      if (!signal.aborted) setLogin({ status: 'otp', email, sentAtMs })
    } catch (error) {
      if (!signal.aborted) setLogin({ status: 'failed', email, error: toEmbeddedError(error), isLoggedIn: false })
    }
  }

  /** After the code was right. */
  async function connectUser(email: string, signal: AbortSignal): Promise<void> {
    setLogin({ status: 'connecting', email })
    remember('LAST_EMAIL_LOGIN_TIME', undefined)
    try {
      await kit.connect({ connectorId: 'embedded', signal })
      if (!signal.aborted) setLogin({ status: 'idle' })
    } catch (cause) {
      const error = toEmbeddedError(cause)
      if (!signal.aborted) setLogin({ status: 'failed', email, error, isLoggedIn: true })
      throw error
    }
  }

  function rejectOpen(): void {
    frame.request('RPC_ABORT', {}, undefined).catch(() => undefined)
  }

  /** One that is on no list: the visitor is told, and what the dapp asked beside it ends, too. */
  function onUnlisted(): void {
    view.open()
    endNotice()
    endNotice = clock.setTimeout(
      () => context.toast({ variant: 'error', message: 'embedded.notAllowed' }),
      NOT_ALLOWED_MS,
    )
    rejectOpen()
  }

  /** Nobody is logged in any more: the page forgets, too. */
  function endConnections(): void {
    for (const { id, connector } of kit.connections.getState().connections)
      if (connector.id === 'embedded') kit.disconnect({ connectionId: id }).catch(() => undefined)
  }

  function noteEmail(email: string | undefined): void {
    state.update(({ email: _, ...now }) => ({ ...now, ...(email !== undefined && { email }) }))
  }

  function noteDeployed(smartAccountDeployed: boolean | undefined): void {
    state.update(({ smartAccountDeployed: _, ...now }) => ({
      ...now,
      ...(smartAccountDeployed !== undefined && { smartAccountDeployed }),
    }))
  }

  const emailChange = createEmailChange({
    frame,
    state,
    onChanged(email) {
      noteEmail(email)
      remember('EMAIL', email)
    },
  })

  async function forget(): Promise<void> {
    emailChange.cancelEmailChange()
    noteEmail(undefined)
    remember('EMAIL_LOGIN_USED', undefined)
    remember('EMAIL', undefined)
    remember('SOCIAL_USERNAME', undefined)
  }

  async function open(request: Parameters<Services['connect']>[0]): Promise<Sessions> {
    const sessions: Record<string, Sessions[string]> = {}
    for (const { namespace, networks } of request.requests) {
      const chainId = networks[0]?.id
      if (chainId === undefined || !isOurs(namespace)) continue
      const readUser: SessionOptions['readUser'] = async (id, signal) => {
        const read = await frame.request('GET_USER', { chainId: id, preferredAccountType: typeFor(namespace) }, signal)
        // A name beside it is that of a social login, which no other address takes the place of.
        noteEmail(read.userName === undefined ? read.email : undefined)
        if (namespace === 'eip155') noteDeployed(read.smartAccountDeployed)
        return read
      }
      const user = await readUser(chainId, request.signal)
      if (!user.chainId.startsWith(`${namespace}:`)) continue
      const session = createSession({ namespace, networks, user, frame, ports, readUser, signOut, onUnlisted })
      sessions[namespace] = session
      if (namespace === 'eip155') evm = session
    }
    return sessions
  }

  /** What a visitor has who never chose: the app's choice, else that of the chains. */
  const typeFor = (namespace: string): 'eoa' | 'smartAccount' =>
    (kit.options.defaultAccountTypes?.[namespace] ?? kit.adapters.get(namespace)?.defaultAccountType) === 'smartAccount'
      ? 'smartAccount'
      : 'eoa'

  async function signOut(): Promise<void> {
    await forget()
    const limit = new AbortController()
    const cancel = clock.setTimeout(() => limit.abort(new Error('The frame did not answer')), SIGN_OUT_MS)
    await frame.request('SIGN_OUT', undefined, limit.signal).catch(() => undefined)
    cancel()
  }

  return {
    prepare: frame.prepare,
    async connectEmail(email) {
      const now = login()
      const waitS = coolDownS()
      const resume = now.status === 'idle' && wasSentTo({ options: kit.options, ports }, email)
      if (waitS > 0 && !resume) {
        if ((now.status === 'device' || now.status === 'otp') && now.email === email) return now.status
        const seconds = String(waitS)
        const shortMessage = `Please try again after ${seconds} seconds`
        throw new KitError('embedded/coolDown', { shortMessage, details: seconds })
      }
      const signal = begin()
      if (!resume) context.emit({ type: 'embedded/emailSubmitted' })
      setLogin({ status: 'sending', email })
      try {
        const asked = { email, ...(resume && { resume }) }
        const { action, match, sentAt } = await frame.request('CONNECT_EMAIL', asked, signal)
        if (signal.aborted) return undefined
        if (action === 'CONNECT') {
          await connectUser(email, signal)
          return undefined
        }
        const sentAtMs = Math.min(sentAt ?? Number.POSITIVE_INFINITY, clock.now())
        remember('LAST_EMAIL_LOGIN_TIME', String(sentAtMs))
        remember('EMAIL', email)
        if (action === 'VERIFY_OTP') {
          if (!resume) context.emit({ type: 'embedded/emailCodeSent' })
          setLogin({ status: 'otp', email, sentAtMs })
          return 'otp'
        }
        setLogin({ status: 'device', email, sentAtMs, ...(match !== undefined && { match }) })
        void waitForDevice(email, sentAtMs, signal)
        return 'device'
      } catch (cause) {
        if (signal.aborted) return undefined
        const error = toEmbeddedError(cause)
        if (login().status === 'sending') setLogin({ status: 'failed', email, error, isLoggedIn: false })
        throw error
      }
    },
    async verifyOtp(otp) {
      const now = login()
      if (now.status !== 'otp' || attempt === undefined) return
      const { email, sentAtMs } = now
      const { signal } = attempt
      setLogin({ status: 'verifying', email, sentAtMs })
      try {
        await frame.request('CONNECT_OTP', { otp }, signal)
      } catch (cause) {
        const error = toEmbeddedError(cause)
        context.emit({ type: 'embedded/emailCodeFailed', code: error.code })
        if (!signal.aborted) setLogin({ status: 'otp', email, sentAtMs, error })
        throw error
      }
      context.emit({ type: 'embedded/emailCodePassed' })
      if (!signal.aborted) await connectUser(email, signal)
    },
    async retry() {
      const now = login()
      if (now.status === 'failed' && 'email' in now && now.isLoggedIn) await connectUser(now.email, begin())
    },
    connectSocial: social.connectSocial,
    resumeSocial: social.resumeSocial,
    cancel,
    async connect(request) {
      try {
        const sessions = await open(request)
        remember('EMAIL_LOGIN_USED', 'true')
        const now = login()
        if ('email' in now) remember('EMAIL', now.email)
        return sessions
      } catch (error) {
        throw toEmbeddedError(error)
      }
    },
    async reconnect(request) {
      const { isConnected } = await frame.request('IS_CONNECTED', undefined, request.signal)
      if (isConnected) return open(request)
      await forget()
      return undefined
    },
    async open(page) {
      try {
        await frame.request('OPEN', { page }, undefined)
      } catch (error) {
        throw toEmbeddedError(error)
      }
    },
    async setPreferredAccountType(type) {
      try {
        await frame.request('SET_PREFERRED_ACCOUNT', { type }, undefined)
        await evm?.refresh()
      } catch (error) {
        throw toEmbeddedError(error)
      }
      context.emit({ type: 'embedded/preferredAccountTypeSet', accountType: type })
    },
    ...emailChange,
    raiseFrame: frame.raise,
    setAppearance: frame.setAppearance,
    destroy() {
      attempt?.abort()
      for (const end of [...ends, endNotice, social.destroy]) end()
      frame.destroy()
    },
  }
}

function isOurs(namespace: string): namespace is 'eip155' | 'solana' {
  return namespace === 'eip155' || namespace === 'solana'
}
