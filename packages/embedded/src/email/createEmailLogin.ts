import { KitError } from '@kit/core'
import type { PluginContext, Store } from '@kit/core/plugin'
import type { EmbeddedState, LoginState } from '../EmbeddedState.js'
import type { Frame } from '../frame/createFrame.js'
import { toEmbeddedError } from '../frame/toEmbeddedError.js'
import { notOffered } from '../notOffered.js'
import type { Services } from '../Services.js'
import type { RememberedName } from '../storageKey.js'
import { wasSentTo } from '../wasSentTo.js'

/** What it works with. */
export type EmailLoginOptions = {
  readonly context: PluginContext
  readonly frame: Pick<Frame, 'request' | 'logins'>
  readonly state: Store<EmbeddedState>
  /** Begins a login: the one before ends. */
  begin(): AbortSignal
  /** Of the login that is under way. */
  attempt(): AbortSignal | undefined
  remember(name: RememberedName, value: string | undefined): void
  recall(name: RememberedName): string | undefined
}

/** A second mail within this time is refused. */
const COOL_DOWN_MS = 30_000

/** Creates the login by e-mail: the link of the first time on a device, and the code. */
export function createEmailLogin(options: EmailLoginOptions): Pick<Services, 'connectEmail' | 'verifyOtp' | 'retry'> {
  const { context, frame, state, begin, attempt, remember, recall } = options
  const { kit, ports } = context
  const { clock } = ports
  const setLogin = (login: LoginState): void => state.update((now) => ({ ...now, login }))
  const login = (): LoginState => state.getState().login

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

  return {
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
        if (!(await frame.logins()).email) throw notOffered()
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
      if (!signal.aborted) await connectUser(email, signal)
    },
    async retry() {
      const now = login()
      if (now.status === 'failed' && 'email' in now && now.isLoggedIn) await connectUser(now.email, begin())
    },
  }
}
