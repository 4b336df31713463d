import { useCallback, useEffect, useState } from 'react'
import type { GrantedPermission, PermissionBook } from '../../permissions/PermissionBook.js'
import type { Manage } from '../Manage.js'

type State = {
  readonly book: PermissionBook | undefined
  /** Undefined until loaded. */
  readonly permissions: readonly GrantedPermission[] | undefined
  readonly isWhole: boolean
  readonly isBusy: boolean
  readonly error: unknown
}

/** The granted permissions, and commands on them, one at a time. */
export type PermissionsState = State & {
  run(command: () => Promise<void>): void
  /** Runs a command that changes something, then reloads all. */
  change(command: () => Promise<void>): void
}

/** Loads the permissions that the user granted. */
export function usePermissions({ permissions: open }: Pick<Manage, 'permissions'>): PermissionsState {
  const [state, setState] = useState<State>({
    book: undefined,
    permissions: undefined,
    isWhole: true,
    isBusy: true,
    error: undefined,
  })

  const work = useCallback(
    async (command: (() => Promise<void>) | undefined, reads: boolean): Promise<void> => {
      setState((now) => ({ ...now, isBusy: true, error: undefined }))
      try {
        await command?.()
        const book = reads ? await open() : undefined
        const read = book && { book, ...(await book.list()) }
        setState((now) => ({ ...now, ...read, isBusy: false }))
      } catch (error) {
        setState((now) => ({ ...now, isBusy: false, error }))
      }
    },
    [open],
  )
  useEffect(() => void work(undefined, true), [work])

  const start = (command: () => Promise<void>, reads: boolean): void => {
    if (!state.isBusy) void work(command, reads)
  }
  return { ...state, run: (command) => start(command, false), change: (command) => start(command, true) }
}
