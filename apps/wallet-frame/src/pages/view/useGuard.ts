import { useState } from 'react'
import { ApiFailure } from '../../failure/ApiFailure.js'
import type { Manage } from '../Manage.js'

type State =
  | { readonly status: 'idle' | 'busy' }
  /** Continues with `work` after the user signed in again. */
  | { readonly status: 'asking'; readonly work: () => Promise<void> }
  | { readonly status: 'failed'; readonly error: unknown }

/** Runs commands of a page, one at a time. */
export type Guard = {
  readonly isBusy: boolean
  /** Error of the last command. */
  readonly error: unknown
  /** Runs a command that needs a fresh login, asking the user to sign in first if needed. */
  run(work: () => Promise<void>): void
  /** Set while the user is asked to sign in. */
  readonly asking: { onDone(): void; onCancel(): void } | undefined
}

/** Asks for a fresh login before commands that need one, also if the five minutes expire in the meantime. */
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
