import type { KitError } from '@kit/core'
import { createAbortLimit, isKitError, untilAborted } from '@kit/core/plugin'
import { siwxError, toSignInError } from '../error/siwxErrors.js'
import { parseDateTime } from '../message/parseDateTime.js'
import type { SiwxEvent } from '../SiwxEvent.js'
import { checkRun } from './checkRun.js'
import type { Run } from './createRun.js'
import { prepareRun, renewMsOf } from './prepareRun.js'
import {
  messageCreated,
  messageSigned,
  type PreparedMessage,
  type RunState,
  runFailed,
  runSignedIn,
  signInContinued,
} from './RunState.js'
import { type SiwxServices, signedInKey } from './SiwxServices.js'
import type { SignInSubject } from './subjects.js'
import { toSession } from './toSession.js'

/** The maximum delay of a timer. */
const maxTimerMs = 2 ** 31 - 1

/** Event data of a run. Never contains a message, nonce or signature. */
export const eventOf = ({ account, networkId }: SignInSubject): SiwxEvent => ({
  networkId,
  isSmartAccount: account.type === 'smartAccount',
})

/** Performs the new step of a run: asks the app, its server or the wallet, or shows the result. */
export function performStep(services: SiwxServices, run: Run, before: RunState): void {
  const { isRequested, step } = run.get()
  const { status: former } = before.step
  if (step.status === 'signedIn') completeSignIn(services, run, before)
  if (step.status === former) return
  if (step.status === 'preparing') void make(services, run)
  // A message created for a pending request is always recent enough.
  if (step.status === 'ready' && isRequested) run.dispatch(signInContinued(0, Number.POSITIVE_INFINITY))
  else if (step.status === 'ready' && services.current() === run) renewLater(services, run)
  if (step.status === 'signing') void askWallet(services, run, step.prepared)
  if (step.status === 'verifying') void add(services, run, step.signed)
  if (step.status === 'failed' && former === 'preparing') handlePrepareFailure(services, run, step.error)
  if (step.status === 'failed' && (former === 'signing' || former === 'verifying'))
    handleSignInFailure(services, run, step.error)
}

async function make({ config, context, limited }: SiwxServices, run: Run): Promise<void> {
  const { account, networkId, signal } = run
  const atMs = context.ports.clock.now()
  try {
    const message = await limited(
      async () => config.createMessage({ accountAddress: account.address, chainId: networkId }),
      signal,
    )
    run.dispatch(messageCreated({ message, text: message.toString(), atMs }))
  } catch (cause) {
    const failure = isKitError(cause, 'kit/regionBlocked') ? cause : siwxError('siwx/initFailed', undefined, cause)
    run.dispatch(runFailed(failure))
  }
}

/** Renews a visible message before it gets too old, so that pressing the button still asks the wallet immediately. */
function renewLater(services: SiwxServices, run: Run): void {
  const { context, modal } = services
  run.wait(renewMsOf(services), () => {
    if (modal.isViewOpen() && context.ports.platform.isVisible()) prepareRun(services, run)
  })
}

/** Asks the wallet or the custom signer, unless the run was left. */
async function askWallet(
  { config, engine, words }: SiwxServices,
  run: Run,
  { message, text }: PreparedMessage,
): Promise<void> {
  const { account, connectionId, networkId } = run
  const { isHardware, signal: given } = run.options()
  const limit = createAbortLimit([given, run.signal])
  const { signal } = limit
  const { address } = account
  const sign = async () =>
    config.signMessage === undefined
      ? engine.signIn({ connectionId, address, networkId, message: text, isHardware, signal })
      : {
          message: text,
          signature: await config.signMessage({ message: text, chainId: networkId, accountAddress: address }),
        }
  try {
    run.dispatch(messageSigned(toSession(message, await untilAborted(sign, signal), words)))
  } catch (cause) {
    run.dispatch(runFailed(toSignInError(cause, account)))
  } finally {
    limit.end()
  }
}

/** Verifies and stores the session. If the connection ended or the user cancelled in the meantime, the session is revoked. */
async function add(
  { config, limited, revoke }: SiwxServices,
  run: Run,
  session: Parameters<typeof messageSigned>[0],
): Promise<void> {
  try {
    await limited(() => config.addSession(session)).finally(() => {
      const { aborted, reason } = run.signal
      if (!aborted || isKitError(reason, 'connection/aborted')) return
      revoke([{ ...run, networkId: session.data.chainId }]).catch(() => {})
    })
    run.dispatch(runSignedIn(session))
  } catch (cause) {
    run.dispatch(runFailed(toSignInError(cause, run.account)))
  }
}

/** Handles a completed sign-in. Closes the modal if it was opened for it. */
function completeSignIn(services: SiwxServices, run: Run, { isConnect, step: former }: RunState): void {
  const { context, modal, signedInOn } = services
  const { step } = run.get()
  if (step.status !== 'signedIn') return
  signedInOn.set(signedInKey(run), run.networkId)
  const now = services.current()
  if (now === run) {
    const leftMs = (parseDateTime(step.session.data.expirationTime ?? '') ?? 0) - context.ports.clock.now()
    // Sessions that an app accepts beyond their expiry are checked again at the next change.
    if (leftMs > 0) run.wait(Math.min(leftMs + 1, maxTimerMs), () => void checkRun(services, run))
    if (former.status !== 'signedIn' && (modal.isShown() || (isConnect && modal.isOpen()))) modal.close()
    // The sign-in of another account or network may also apply to the active one.
  } else if (now !== undefined) void checkRun(services, now)
  if (former.status === 'verifying') context.emit({ type: 'siwx/signedIn', ...eventOf(run) })
}

/** The message couldn't be created, so sign-in isn't possible. The user sees an error. If sign-in is required, the wallet is disconnected. */
function handlePrepareFailure(services: SiwxServices, run: Run, error: KitError): void {
  const { context, modal } = services
  const isShown = modal.isShown()
  emitFailure(services, run, error)
  const message = isKitError(error, 'kit/regionBlocked') ? 'region.unavailable' : error.shortMessage
  context.toast({ variant: 'error', message })
  if (services.isRequired()) {
    if (isShown) modal.showConnect()
    context.kit.disconnect({ connectionId: run.connectionId }).catch(() => {})
  } else if (isShown) modal.close()
}

/** The user may retry. The next message is created right away. */
function handleSignInFailure(services: SiwxServices, run: Run, error: KitError): void {
  emitFailure(services, run, error)
  services.context.toast({ variant: 'error', message: error.shortMessage })
  prepareRun(services, run)
}

/** Emits a sign-in failure with its code and message, and nothing that was signed. */
const emitFailure = ({ context }: SiwxServices, run: Run, { code, shortMessage }: KitError): void =>
  context.emit({ type: 'siwx/failed', ...eventOf(run), code, message: shortMessage })
