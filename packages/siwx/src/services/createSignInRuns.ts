import { KitError } from '@kit/core/plugin'
import { createRun, type Run } from './createRun.js'
import { newRun, type RunState, toState } from './RunState.js'
import { type SiwxServices, signedInKey } from './SiwxServices.js'
import { isSameSubject, type SignInSubject } from './subjects.js'

/** All runs: the one of the active account, whose steps are the plugin's state, and those that commands started for other accounts. */
export type SignInRuns = Pick<SiwxServices, 'current' | 'restart'> & {
  /** Sets the active subject, or none. */
  use(subject: SignInSubject | undefined, begins: Partial<RunState>): Run | undefined
  /** Returns the run of a subject. */
  of(subject: SignInSubject): Run
  destroy(): void
}

/** Creates the runs. `perform` performs the new step of a run. */
export function createSignInRuns(
  { context, isRequired, signedInOn, store }: Pick<SiwxServices, 'context' | 'isRequired' | 'signedInOn' | 'store'>,
  perform: (run: Run, before: RunState) => void,
): SignInRuns {
  let others: readonly Run[] = []
  let current: Run | undefined

  const begin = (subject: SignInSubject, begins: Partial<RunState> = {}): Run =>
    createRun(subject, { ...newRun, ...begins }, context.ports.clock, (run, before) => {
      if (run === current) show(run)
      perform(run, before)
    })

  function show(run: Run): void {
    const state = toState(run.get().step)
    const shown = store.getState()
    // One of `initialAccounts`: the server has checked it, so the page shows the outcome of its own check next.
    const isInitial = shown.status === 'signedIn' && shown.session === undefined
    if (isInitial && state.status === 'checking' && shown.account?.address === run.account.address) return
    const lastNetworkId = signedInOn.get(signedInKey(run))
    const hasOther = state.status !== 'signedIn' && lastNetworkId !== undefined && lastNetworkId !== run.networkId
    store.update(() => ({
      account: run.account,
      isRequired: isRequired(),
      ...(hasOther && { lastNetworkId }),
      ...state,
    }))
  }

  return {
    current: () => current,
    use(subject, begins) {
      current = subject && begin(subject, begins)
      if (current === undefined) store.update(() => ({ status: 'idle' }))
      else show(current)
      return current
    },
    of(subject) {
      if (current !== undefined && isSameSubject(current, subject)) return current
      others = others.filter((other) => other.get().isRequested)
      const known = others.find((other) => isSameSubject(other, subject)) ?? begin(subject)
      others = [...others.filter((other) => other !== known), known]
      return known
    },
    restart(left, reason) {
      left.leave(reason)
      const next = begin(left)
      if (left === current) {
        current = next
        show(next)
      }
      return next
    },
    destroy() {
      const reason = new KitError('connection/aborted', { shortMessage: 'The kit was destroyed.' })
      for (const run of others) run.leave(reason)
      current?.leave(reason)
      current = undefined
    },
  }
}
