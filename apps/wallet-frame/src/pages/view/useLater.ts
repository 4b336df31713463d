import { useState } from 'react'
import type { Manage } from '../Manage.js'

/** A deletion in 30 days, which needs no fresh login. */
export type Later = {
  /** When it takes effect, once it is requested. */
  readonly atMs: number | undefined
  readonly isBusy: boolean
  readonly error: unknown
  ask(): void
}

/** Requests the deletion. */
export function useLater({ deleteLater }: Pick<Manage, 'deleteLater'>): Later {
  const [state, setState] = useState<Omit<Later, 'ask'>>({ atMs: undefined, isBusy: false, error: undefined })

  async function ask(): Promise<void> {
    setState({ atMs: undefined, isBusy: true, error: undefined })
    try {
      setState({ atMs: await deleteLater(), isBusy: false, error: undefined })
    } catch (error) {
      setState({ atMs: undefined, isBusy: false, error })
    }
  }

  return { ...state, ask: () => void ask() }
}
