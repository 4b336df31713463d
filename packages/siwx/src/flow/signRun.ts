import { createLimit, isKitError, untilAborted } from '@kit/core/plugin'
import type { SiwxSession } from '../SiwxSession.js'
import { takeSession } from './checkRun.js'
import { emitFailure, eventOf } from './emitFailure.js'
import { freshMessage, prepareRun } from './prepareRun.js'
import type { Prepared, Run } from './Run.js'
import type { SiwxServices } from './SiwxServices.js'
import { toSignInError } from './siwxErrors.js'
import { toSession } from './toSession.js'

/** How a sign-in is asked for. */
export type SignOptions = { readonly isHardware?: boolean | undefined; readonly signal?: AbortSignal | undefined }

/** Signs a run in, once: who asks meanwhile waits for the same. The wallet is asked before this returns, when the message is ready. */
export function signRun(services: SiwxServices, run: Run, options: SignOptions): Promise<SiwxSession> {
  run.signing ??= sign(services, run, options).finally(() => {
    run.signing = undefined
  })
  return run.signing
}

async function sign(services: SiwxServices, run: Run, options: SignOptions): Promise<SiwxSession> {
  const { change, context } = services
  const { signal: left } = run.leaving
  // Not waited for where there is nothing to wait for: the wallet is asked inside the visitor's gesture.
  if (run.checking) await run.checking
  const known = knownSession(services, run)
  if (known !== undefined) return known
  context.emit({ type: 'siwx/signClicked', ...eventOf(run) })
  const prepared = freshMessage(services, run) ?? (await prepareRun(services, run))
  // A nonce works once, whatever becomes of it.
  run.prepared = undefined
  run.endTimer?.()
  try {
    change(run, { status: 'signing', message: prepared.text })
    const session = await ask(services, run, prepared, options)
    change(run, { status: 'verifying', message: prepared.text })
    await add(services, run, session)
    takeSession(services, run, session)
    context.emit({ type: 'siwx/signedIn', ...eventOf(run) })
    return session
  } catch (cause) {
    left.throwIfAborted()
    const error = toSignInError(cause, run.account)
    fail(services, run, error)
    throw error
  }
}

const knownSession = ({ current, store }: SiwxServices, run: Run): SiwxSession | undefined =>
  current() === run ? store.getState().session : undefined

/** Asks the wallet, or who signs in its place, for as long as the run is not left. */
async function ask(
  { config, engine, words }: SiwxServices,
  { account, connectionId, leaving, networkId }: Run,
  { message, text }: Prepared,
  { isHardware, signal: given }: SignOptions,
): Promise<SiwxSession> {
  const limit = createLimit([given, leaving.signal])
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
    return toSession(message, await untilAborted(sign, signal), words)
  } finally {
    limit.end()
  }
}

/** Has the session checked and kept. One that was kept after its connection ended, or the visitor cancelled, ends at once. */
async function add({ config, limited, revoke }: SiwxServices, run: Run, session: SiwxSession): Promise<void> {
  const { signal } = run.leaving
  const adding = limited(() => config.addSession(session))
  await adding.finally(() => {
    const isKept = !signal.aborted || isKitError(signal.reason, 'connection/aborted')
    if (!isKept) revoke([{ ...run, networkId: session.data.chainId }]).catch(() => {})
  })
  signal.throwIfAborted()
}

/** The visitor may try again, with another message; it is made at once, for the next press. */
function fail(services: SiwxServices, run: Run, error: Parameters<typeof emitFailure>[2]): void {
  const { change, context } = services
  if (isKitError(error, 'connection/aborted')) {
    change(run, { status: 'needed' })
    return
  }
  change(run, { status: 'failed', error })
  emitFailure(services, run, error)
  context.toast({ variant: 'error', message: error.shortMessage })
  prepareRun(services, run).catch(() => {})
}
