'use client'
import { type KitError, toKitError } from '@kit/core/plugin'
import { useCallback, useInsertionEffect, useRef, useState } from 'react'

export type MutationState<Data> =
  | { readonly status: 'idle'; readonly data: undefined; readonly error: undefined }
  | { readonly status: 'pending'; readonly data: undefined; readonly error: undefined }
  | { readonly status: 'success'; readonly data: Data; readonly error: undefined }
  | { readonly status: 'error'; readonly data: undefined; readonly error: KitError }

/** Callbacks for one run of a mutation. They run even when a newer run has replaced it or the component has unmounted. */
export type MutationCallbacks<Variables, Data> = {
  readonly onSuccess?: (data: Data, variables: Variables) => void
  readonly onError?: (error: KitError, variables: Variables) => void
  readonly onSettled?: (data: Data | undefined, error: KitError | undefined, variables: Variables) => void
}

/** Variables that accept undefined can be omitted. */
type MutateArguments<Variables, Rest extends readonly unknown[]> = undefined extends Variables
  ? [variables?: Variables, ...rest: Rest]
  : [variables: Variables, ...rest: Rest]

/** A command with its state. */
export type Mutation<Variables, Data> = MutationState<Data> & {
  /** Runs the command. The result is exposed in `status`, `data` and `error`, and passed to the callbacks. */
  readonly mutate: (...given: MutateArguments<Variables, [callbacks?: MutationCallbacks<Variables, Data>]>) => void
  /** Runs the command and returns its promise. */
  readonly mutateAsync: (...given: MutateArguments<Variables, []>) => Promise<Data>
  /** Resets the state to `idle` and ignores pending results. */
  readonly reset: () => void
}

const idle = { status: 'idle', data: undefined, error: undefined } as const

/** Implements the state of all hooks that run a command. Only the newest run is shown. */
export function useMutation<Variables, Data>(run: (variables: Variables) => Promise<Data>): Mutation<Variables, Data> {
  const [state, setState] = useState<MutationState<Data>>(idle)
  const newest = useRef(0)
  const runNow = useRef(run)
  // Set before any effect or event of this render can run it. A discarded render changes nothing.
  useInsertionEffect(() => {
    runNow.current = run
  })

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
      const error = toKitError(cause, 'adapter/failed', 'The call failed.')
      show({ status: 'error', data: undefined, error })
      throw error
    }
  }, [])
  const mutate = useCallback(
    (variables: Variables, { onSuccess, onError, onSettled }: MutationCallbacks<Variables, Data> = {}): void => {
      mutateAsync(variables).then(
        (data) => {
          onSuccess?.(data, variables)
          onSettled?.(data, undefined, variables)
        },
        // The error is exposed in `error`, and this promise is not awaited.
        (error: KitError) => {
          onError?.(error, variables)
          onSettled?.(undefined, error, variables)
        },
      )
    },
    [mutateAsync],
  )
  const reset = useCallback((): void => {
    newest.current += 1
    setState(idle)
  }, [])
  return {
    ...state,
    mutate: mutate as Mutation<Variables, Data>['mutate'],
    mutateAsync: mutateAsync as Mutation<Variables, Data>['mutateAsync'],
    reset,
  }
}
