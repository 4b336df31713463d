import { useState } from 'react'
import { ApiFailure } from '../../failure/ApiFailure.js'
import type { Manage } from '../Manage.js'

type State =
  | { readonly status: 'idle' | 'busy' }
  /** It goes on with `work` when the visitor has logged in anew. */
  | { readonly status: 'asking'; readonly work: () => Promise<void> }
  | { readonly status: 'failed'; readonly error: unknown }

/** What runs commands of a page, one at a time. */
export type Guard = {
  readonly isBusy: boolean
  /** Why the last one failed. */
  readonly error: unknown
  /** Runs a command that needs a fresh login: the visitor is asked for one first where there is none. */
  run(work: () => Promise<void>): void
  /** There while the visitor is asked. */
  readonly asking: { onDone(): void; onCancel(): void } | undefined
}

/** Asks for a login anew before commands that need one, also where the five minutes end meanwhile. */
export function useGuard({ isFresh }: Pick<Manage, 'isFresh'>): Guard {
  const [state, setState] = useState<State>({ status: 'idle' })

  async function run(work: () => Promise<void>): Promise<void> {
    setState({ status: 'busy' })
    try {
      if (!(await isFresh())) return setState({ status: 'asking', work })
      await work()
      setState({ status: 'idle' })
    } catch (error) {
      const isStale = error instanceof ApiFailure && error.field === 'fresh'
      setState(isStale ? { status: 'asking', work } : { status: 'failed', error })
    }
  }

  return {
    isBusy: state.status === 'busy',
    error: state.status === 'failed' ? state.error : undefined,
    run: (work) => {
      if (state.status !== 'busy') void run(work)
    },
    asking:
      state.status === 'asking'
        ? { onDone: () => void run(state.work), onCancel: () => setState({ status: 'idle' }) }
        : undefined,
  }
}
