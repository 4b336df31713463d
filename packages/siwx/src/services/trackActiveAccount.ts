import type { TimedKitEvent } from '@kit/core'
import { type ActiveState, createScope, KitError } from '@kit/core/plugin'
import { changedError } from '../error/siwxErrors.js'
import type { SiwxState } from '../SiwxState.js'
import { checkRun, showRun } from './checkRun.js'
import type { SignInRuns } from './createSignInRuns.js'
import { updateRunFlags } from './RunState.js'
import type { SiwxServices } from './SiwxServices.js'
import { activeSubject, type SignInSubject } from './subjects.js'

/** A subject with its address, for comparison: account objects are recreated with each wallet response. */
type SubjectKey = Omit<SignInSubject, 'account'> & { readonly account: string }

/** Keeps one run per account and network, and ends it when another becomes active. Returns a function that stops it. */
export function trackActiveAccount(services: SiwxServices, runs: SignInRuns): () => void {
  const { config, context, engine, store } = services
  const { kit } = context
  /**
   * The previously active subject, whether or not it signs in. The initial one isn't a user action: a wallet may have reconnected already.
   */
  let before: ActiveState | undefined
  let now = kit.active.getState()

  function begin(reason?: KitError): void {
    const subject = activeSubject(kit, config)
    const left = runs.current()
    const { session } = store.getState()
    if (reason !== undefined) left?.leave(reason)
    if (left !== undefined && subject !== undefined) endChanged(services, left, subject)
    // The same key on another network stays signed in until that is verified.
    const isKept = left !== undefined && subject !== undefined && isSameKey(services, left, subject)
    const opensView = before !== undefined && isLive(before) && now.status !== 'reconnecting'
    const run = runs.use(subject, {
      opensView,
      step: session !== undefined && isKept ? { status: 'signedIn', session } : { status: 'checking' },
    })
    if (run !== undefined) void checkRun(services, run)
  }

  /** Whether a user's account was active and is still connected, so the change is the user's. */
  const isLive = ({ account, connection, status }: ActiveState): boolean =>
    account !== undefined && status !== 'reconnecting' && isConnected(connection?.id)

  const isConnected = (connectionId: string | undefined): boolean =>
    kit.connections.getState().connections.some(({ id }) => id === connectionId)

  function connected({ type, ...event }: TimedKitEvent): void {
    const run = runs.current()
    if (type !== 'connection/connected' || run === undefined) return
    const { connectorId, namespace } = event as { readonly connectorId: string; readonly namespace: string }
    if (run.connectionId !== `${namespace}:${connectorId}`) return
    run.dispatch(updateRunFlags({ opensView: true, isConnect: true }))
    const { isLookingUp, step } = run.get()
    if (!isLookingUp && step.status !== 'signedIn') showRun(services, run)
  }

  const unnote = kit.active.subscribe(() => {
    ;[before, now] = [now, kit.active.getState()]
  })
  const scopes = createScope<SubjectKey, SiwxState>(kit.active, {
    store,
    keyOf() {
      const subject = activeSubject(kit, config)
      return subject && { ...subject, account: subject.account.address }
    },
    reason: () => (isConnected(runs.current()?.connectionId) ? changedError() : endedError()),
    onChange: (_, former) => begin(former?.signal.reason as KitError | undefined),
  })
  if (scopes.current() !== undefined) begin()
  // The page no longer has the wallet of one of `initialAccounts`.
  else if (store.getState().status !== 'idle') runs.use(undefined, {})
  const timeline = engine.events$.subscribe(connected)
  return () => {
    unnote()
    timeline.unsubscribe()
    scopes.destroy()
    runs.destroy()
  }
}

function isSameKey({ config }: SiwxServices, a: SignInSubject, b: SignInSubject): boolean {
  return (
    config.scope !== 'network' &&
    config.signOutOnNetworkChange !== true &&
    a.account.type !== 'smartAccount' &&
    a.account.address === b.account.address &&
    a.account.namespace === b.account.namespace
  )
}

function endChanged({ config, revoke }: SiwxServices, left: SignInSubject, next: SignInSubject): void {
  if (left.account.namespace !== next.account.namespace) return
  const isOther = left.account.address !== next.account.address
  const ends = isOther ? config.signOutOnAccountChange : config.signOutOnNetworkChange
  if (ends === true) revoke([left]).catch(() => {})
}

const endedError = (): KitError => new KitError('connection/ended', { shortMessage: 'The connection ended.' })
