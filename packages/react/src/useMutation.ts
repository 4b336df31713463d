'use client'
import { useCallback, useRef, useState } from 'react'

/** How far a mutation is. */
export type MutationState<Data> =
  | { readonly status: 'idle'; readonly data: undefined; readonly error: undefined }
  | { readonly status: 'pending'; readonly data: undefined; readonly error: undefined }
  | { readonly status: 'success'; readonly data: Data; readonly error: undefined }
  | { readonly status: 'error'; readonly data: undefined; readonly error: Error }

/** A command with its state. */
export type Mutation<Variables, Data> = MutationState<Data> & {
  /** Runs it; how it ends is in `status`, `data` and `error`. */
  readonly mutate: (variables: Variables) => void
  /** Runs it and hands on the promise. */
  readonly mutateAsync: (variables: Variables) => Promise<Data>
  /** Back to `idle`; an answer still to come is not shown. */
  readonly reset: () => void
}

const idle = { status: 'idle', data: undefined, error: undefined } as const

/** The state machine of every hook that runs a command. The newest run is the one that is shown. */
export function useMutation<Variables, Data>(run: (variables: Variables) => Promise<Data>): Mutation<Variables, Data> {
  const [state, setState] = useState<MutationState<Data>>(idle)
  const newest = useRef(0)
  const runNow = useRef(run)
  runNow.current = run

  const mutateAsync = useCallback(async (variables: Variables): Promise<Data> => {
    newest.current += 1
    const turn = newest.current
    const show = (next: MutationState<Data>): void => {
      if (turn === newest.current) setState(next)
    }
    show({ status: 'pending', data: undefined, error: undefined })
    try {
      const data = await runNow.current(variables)
      show({ status: 'success', data, error: undefined })
      return data
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause), { cause })
      show({ status: 'error', data: undefined, error })
      throw error
    }
  }, [])
  const mutate = useCallback(
    (variables: Variables): void => {
      // The failure is in `error`; nobody awaits this promise.
      mutateAsync(variables).catch(() => undefined)
    },
    [mutateAsync],
  )
  const reset = useCallback((): void => {
    newest.current += 1
    setState(idle)
  }, [])
  return { ...state, mutate, mutateAsync, reset }
}
