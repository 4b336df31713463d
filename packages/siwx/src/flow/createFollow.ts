import type { TimedKitEvent } from '@kit/core'
import { type ActiveState, createScope, KitError } from '@kit/core/plugin'
import type { SiwxState } from '../SiwxState.js'
import { checkRun, show } from './checkRun.js'
import { createRun, isSameSubject, leaveRun, type Run, type Subject } from './Run.js'
import type { SiwxServices } from './SiwxServices.js'
import { changedError } from './siwxErrors.js'
import { subjectInUse } from './subjects.js'

/** A subject, compared by its address: accounts are made anew with each answer of the wallet. */
type SubjectKey = Omit<Subject, 'account'> & { readonly account: string }

/** The runs: that of the account in use, and those that a command began for another. */
export type Follow = {
  current(): Run | undefined
  besides(subject: Subject): Run
  /** Drops what is under way for a run, and begins it anew. */
  restart(left: Run, reason: KitError): Run
  /** Begins to follow. Returns the end. */
  start(): () => void
}

/** Creates it: one run per account and network, which ends when another is used. */
export function createFollow(services: SiwxServices, missed: readonly TimedKitEvent[]): Follow {
  const { config, context, revoke, store } = services
  const { events$, kit } = context
  const others: Run[] = []
  let run: Run | undefined
  /** What was in use before, whether it signs in or not. What is there at first is nobody's doing: a wallet may be back already. */
  let before: ActiveState | undefined
  let now = kit.active.getState()

  function begin(reason?: KitError): void {
    const subject = subjectInUse(kit, config)
    const left = run
    const shown = store.getState()
    if (left !== undefined && reason !== undefined) leaveRun(left, reason)
    run = subject && createRun(subject)
    if (left !== undefined && run !== undefined) endChanged(left, run)
    if (run === undefined) {
      store.update(() => ({ status: 'idle' }))
      return
    }
    run.isLoud = before !== undefined && isLive(before) && now.status !== 'reconnecting'
    const { session } = shown
    // The same key on another network: it stays signed in while that is made sure.
    if (session !== undefined && left !== undefined && isSameKey(left, run))
      services.change(run, { status: 'signedIn', session })
    else services.change(run, { status: 'checking' })
    void checkRun(services, run)
  }

  /** Whether a visitor's account was in use, and is connected still: then a change is theirs. */
  function isLive({ account, connection, status }: ActiveState): boolean {
    if (account === undefined || status === 'reconnecting') return false
    return isConnected(connection?.id)
  }

  const isConnected = (connectionId: string | undefined): boolean =>
    kit.connections.getState().connections.some(({ id }) => id === connectionId)

  const isSameKey = (a: Subject, b: Subject): boolean =>
    config.scope !== 'network' &&
    config.signOutOnNetworkChange !== true &&
    a.account.type !== 'smartAccount' &&
    a.account.address === b.account.address &&
    a.account.namespace === b.account.namespace

  function endChanged(left: Run, next: Run): void {
    if (left.account.namespace !== next.account.namespace) return
    const isOther = left.account.address !== next.account.address
    const ends = isOther ? config.signOutOnAccountChange : config.signOutOnNetworkChange
    if (ends === true) revoke([left]).catch(() => {})
  }

  function connected({ type, ...event }: TimedKitEvent): void {
    if (type !== 'connection/connected' || run === undefined) return
    const { connectorId, namespace } = event as { readonly connectorId: string; readonly namespace: string }
    if (run.connectionId !== `${namespace}:${connectorId}`) return
    run.isLoud = run.isConnect = true
    if (run.checking === undefined && store.getState().status !== 'signedIn') show(services, run)
  }

  return {
    current: () => run,
    besides(subject) {
      const known = others.find((other) => isSameSubject(other, subject))
      if (known?.signing !== undefined) return known
      const other = createRun(subject)
      others.splice(0, others.length, ...others.filter(({ signing }) => signing !== undefined), other)
      return other
    },
    restart(left, reason) {
      leaveRun(left, reason)
      const next = createRun(left)
      if (left !== run) return next
      run = next
      services.change(next, { status: 'needed' })
      return next
    },
    start() {
      const unnote = kit.active.subscribe(() => {
        ;[before, now] = [now, kit.active.getState()]
      })
      const scopes = createScope<SubjectKey, SiwxState>(kit.active, {
        store,
        keyOf() {
          const subject = subjectInUse(kit, config)
          return subject && { ...subject, account: subject.account.address }
        },
        reason: () => (isConnected(run?.connectionId) ? changedError() : endedError()),
        onChange: (_, former) => begin(former?.signal.reason as KitError | undefined),
      })
      now = kit.active.getState()
      if (scopes.current() !== undefined) begin()
      for (const event of missed) connected(event)
      const timeline = events$.subscribe(connected)
      return () => {
        const reason = new KitError('connection/aborted', { shortMessage: 'The kit was destroyed.' })
        unnote()
        timeline.unsubscribe()
        scopes.destroy()
        for (const each of [...others, ...(run ? [run] : [])]) leaveRun(each, reason)
        run = undefined
      }
    },
  }
}

const endedError = (): KitError => new KitError('connection/ended', { shortMessage: 'The connection ended.' })
