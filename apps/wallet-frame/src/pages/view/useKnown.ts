import { useCallback, useEffect, useState } from 'react'
import type { Known, Manage } from '../Manage.js'

/** What the server keeps, as far as it was read. */
export type KnownState = {
  readonly known: Known | undefined
  /** Whether this device has no key. */
  readonly asks: boolean
  readonly error: unknown
  /** Reads it again; what is shown stays until then. */
  reload(): Promise<void>
}

/** Reads what the server keeps about the visitor. */
export function useKnown(manage: Manage): KnownState {
  const [state, setState] = useState<Omit<KnownState, 'reload'>>({ known: undefined, asks: false, error: undefined })
  const reload = useCallback(async () => {
    try {
      const [known, asks] = await Promise.all([manage.read(), manage.asksEveryTime()])
      setState({ known, asks, error: undefined })
    } catch (error) {
      setState((now) => ({ ...now, error }))
    }
  }, [manage])
  useEffect(() => void reload(), [reload])
  return { ...state, reload }
}
