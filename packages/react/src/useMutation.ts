'use client'
import { type KitError, toKitError } from '@kit/core/plugin'
import { useCallback, useInsertionEffect, useRef, useState } from 'react'

/** How far a mutation is. */
export type MutationState<Data> =
  | { readonly status: 'idle'; readonly data: undefined; readonly error: undefined }
  | { readonly status: 'pending'; readonly data: undefined; readonly error: undefined }
  | { readonly status: 'success'; readonly data: Data; readonly error: undefined }
  | { readonly status: 'error'; readonly data: undefined; readonly error: KitError }

/** What one run of a mutation calls when it ends, even when a newer run is shown or the component is unmounted. */
export type MutationCallbacks<Variables, Data> = {
  readonly onSuccess?: (data: Data, variables: Variables) => void
  readonly onError?: (error: KitError, variables: Variables) => void
  readonly onSettled?: (data: Data | undefined, error: KitError | undefined, variables: Variables) => void
}

/** Variables that may be absent can be left out. */
type MutateArguments<Variables, Rest extends readonly unknown[]> = undefined extends Variables
  ? [variables?: Variables, ...rest: Rest]
  : [variables: Variables, ...rest: Rest]

/** A command with its state. */
export type Mutation<Variables, Data> = MutationState<Data> & {
  /** Runs it; the result is in `status`, `data` and `error`, and is passed to the callbacks. */
  readonly mutate: (...given: MutateArguments<Variables, [callbacks?: MutationCallbacks<Variables, Data>]>) => void
  /** Runs it and returns the promise. */
  readonly mutateAsync: (...given: MutateArguments<Variables, []>) => Promise<Data>
  /** Back to `idle`; a result that is still to come is not shown. */
  readonly reset: () => void
}

const idle = { status: 'idle', data: undefined, error: undefined } as const

/** The state machine of every hook that runs a command. The newest run is the one that is shown. */
export function useMutation<Variables, Data>(run: (variables: Variables) => Promise<Data>): Mutation<Variables, Data> {
  const [state, setState] = useState<MutationState<Data>>(idle)
  const newest = useRef(0)
  const runNow = useRef(run)
  // Before any effect or press of this render can run it; a discarded render changes nothing.
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
        // The failure is in `error`, too; nobody awaits this promise.
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
