import { KitError } from '@kit/core'
import type { PluginContext, Store } from '@kit/core/plugin'
import { loginUnavailable, toEmbeddedError } from '../error/toEmbeddedError.js'
import type { Frame } from '../frame/createFrame.js'
import type { LoginAttempts } from '../state/createLoginAttempts.js'
import type { LoginMemory } from '../state/createLoginMemory.js'
import type { EmbeddedState, SignInState } from '../state/EmbeddedState.js'
import { wasSentTo } from './wasSentTo.js'

export type EmailLoginOptions = LoginMemory &
  Pick<LoginAttempts, 'attempt' | 'begin'> & {
    readonly context: PluginContext
    readonly frame: Pick<Frame, 'request' | 'logins'>
    readonly state: Store<EmbeddedState>
  }

/** A second email within this time is rejected. */
const cooldownMs = 30_000

/** The email sign-in commands of the API. */
export type EmailLoginCommands = {
  connectEmail(email: string): Promise<'device' | 'otp' | undefined>
  verifyOtp(otp: string): Promise<void>
  retry(): Promise<void>
}

/** Creates email sign-in: a link on a device's first sign-in, and the code. */
export function createEmailLogin(options: EmailLoginOptions): EmailLoginCommands {
  const { context, frame, state, begin, attempt, remember, recall } = options
  const { kit, ports } = context
  const setLogin = loginSetter(state)
  const login = (): SignInState => state.getState().signIn

  /** Requests the email and returns what the user does next with it. */
  async function send(
    email: string,
    resume: boolean,
    signal: AbortSignal,
  ): ReturnType<EmailLoginCommands['connectEmail']> {
    if (!(await frame.logins()).email) throw loginUnavailable()
    const { action, match, sentAt } = await frame.request('CONNECT_EMAIL', { email, ...(resume && { resume }) }, signal)
    if (signal.aborted) return undefined
    if (action === 'CONNECT') {
      await connectUser(options, email, signal)
      return undefined
    }
    const sentAtMs = Math.min(sentAt ?? Number.POSITIVE_INFINITY, ports.clock.now())
    remember('LAST_EMAIL_LOGIN_TIME', String(sentAtMs))
    remember('EMAIL', email)
    if (action === 'VERIFY_OTP') {
      if (!resume) context.emit({ type: 'embedded/emailCodeSent' })
      setLogin({ status: 'otp', email, sentAtMs })
      return 'otp'
    }
    setLogin({ status: 'device', email, sentAtMs, ...(match !== undefined && { match }) })
    void waitForDevice(options, email, sentAtMs, signal)
    return 'device'
  }

  return {
    async connectEmail(email) {
      const now = login()
      const waitS = cooldownS(recall('LAST_EMAIL_LOGIN_TIME'), ports.clock.now())
      const resume = now.status === 'idle' && wasSentTo({ options: kit.options, ports }, email)
      if (waitS > 0 && !resume) {
        if ((now.status === 'device' || now.status === 'otp') && now.email === email) return now.status
        const shortMessage = `Try again in ${waitS} seconds.`
        throw new KitError('embedded/cooldown', { shortMessage, details: String(waitS) })
      }
      const signal = begin()
      if (!resume) context.emit({ type: 'embedded/emailSubmitted' })
      setLogin({ status: 'sending', email })
      try {
        return await send(email, resume, signal)
      } catch (cause) {
        if (signal.aborted) return undefined
        const error = toEmbeddedError(cause)
        if (login().status === 'sending') setLogin({ status: 'failed', email, error, isSignedIn: false })
        throw error
      }
    },
    async verifyOtp(otp) {
      const now = login()
      const signal = attempt()
      if (now.status !== 'otp' || signal === undefined) return
      const { email, sentAtMs } = now
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
      if (!signal.aborted) await connectUser(options, email, signal)
    },
    async retry() {
      const now = login()
      if (now.status === 'failed' && 'email' in now && now.isSignedIn) await connectUser(options, now.email, begin())
    },
  }
}

/** Seconds until another email may be requested. */
function cooldownS(lastMs: string | undefined, nowMs: number): number {
  const leftMs = Number(lastMs ?? Number.NaN) + cooldownMs - nowMs
  // Don't lock users out after the clock was set back.
  return leftMs > 0 && leftMs <= cooldownMs ? Math.ceil(leftMs / 1000) : 0
}

/** Connects the wallet after the code was accepted. */
async function connectUser(
  { context, remember, state }: EmailLoginOptions,
  email: string,
  signal: AbortSignal,
): Promise<void> {
  const setLogin = loginSetter(state)
  setLogin({ status: 'connecting', email })
  remember('LAST_EMAIL_LOGIN_TIME', undefined)
  try {
    await context.kit.connect({ connectorId: 'embedded', signal })
    if (!signal.aborted) setLogin({ status: 'idle' })
  } catch (cause) {
    const error = toEmbeddedError(cause)
    if (!signal.aborted) setLogin({ status: 'failed', email, error, isSignedIn: true })
    throw error
  }
}

/** Waits until the link is opened, after which a code is sent. */
async function waitForDevice(
  { context, frame, state }: EmailLoginOptions,
  email: string,
  sentAtMs: number,
  signal: AbortSignal,
): Promise<void> {
  const setLogin = loginSetter(state)
  try {
    await frame.request('CONNECT_DEVICE', undefined, signal)
    context.emit({ type: 'embedded/emailDeviceRegistered' })
    context.emit({ type: 'embedded/emailCodeSent' })
    if (!signal.aborted) setLogin({ status: 'otp', email, sentAtMs })
  } catch (error) {
    if (!signal.aborted) setLogin({ status: 'failed', email, error: toEmbeddedError(error), isSignedIn: false })
  }
}

const loginSetter =
  (state: Store<EmbeddedState>) =>
  (signIn: SignInState): void =>
    state.update((now) => ({ ...now, signIn }))
